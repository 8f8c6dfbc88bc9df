/** Copies a text to the clipboard and returns whether it succeeded. Falls back to `execCommand` without the Clipboard API. */
export async function copyToClipboard(value: string | (() => string | Promise<string>)): Promise<boolean> {
  try {
    const text = typeof value === 'string' ? value : await value()
    // Undefined on insecure origins and in sandboxed frames, despite the types.
    const clipboard = navigator.clipboard as Clipboard | undefined
    if (clipboard === undefined) return copyWithExecCommand(text)
    try {
      await clipboard.writeText(text)
      return true
    } catch {
      return copyWithExecCommand(text)
    }
  } catch {
    return false
  }
}

function copyWithExecCommand(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.ariaHidden = 'true'
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // In a modal dialog only its descendants can get focus.
  const place = focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body
  place.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
