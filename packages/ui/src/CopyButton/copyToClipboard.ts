/** Puts a text on the clipboard; answers whether it is there. Pages without the clipboard's own interface use the older way. */
export async function copyToClipboard(value: string | (() => string | Promise<string>)): Promise<boolean> {
  try {
    const text = typeof value === 'string' ? value : await value()
    // Absent on addresses without encryption and in closed frames, whatever the types say.
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
  // Inside a dialog only what is in the dialog can take the focus.
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
