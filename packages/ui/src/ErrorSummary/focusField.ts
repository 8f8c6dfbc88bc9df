const controlSelector =
  'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, [role="combobox"], [contenteditable="true"], button:enabled'

/** Finds a control by id or name. For a hidden input returns the visible control next to it. */
function findControl(field: string, root: Document, form: HTMLFormElement | null): HTMLElement | null {
  const namedElement = form?.elements.namedItem(field) ?? root.querySelector(`[name="${CSS.escape(field)}"]`)
  const list =
    namedElement instanceof RadioNodeList
      ? [...namedElement].filter((node) => node instanceof HTMLElement)
      : namedElement
        ? [namedElement]
        : []
  const element =
    root.getElementById(field) ??
    list.find((node) => node instanceof HTMLInputElement && node.checked) ??
    list.find((node) => node instanceof HTMLElement)
  if (!(element instanceof HTMLElement)) return null
  if (!(element instanceof HTMLInputElement) || element.type !== 'hidden') return element
  for (let ancestor = element.parentElement; ancestor && ancestor !== form; ancestor = ancestor.parentElement) {
    const control = ancestor.querySelector<HTMLElement>(controlSelector)
    if (control) return control
  }
  return null
}

const findLabel = (control: HTMLElement) =>
  (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
    ? control.labels?.[0]
    : null) ??
  (control instanceof HTMLFieldSetElement ? control.querySelector('legend') : control.closest('fieldset')?.querySelector('legend'))

/** Focuses a field and scrolls its label into view. */
export function focusField(field: string, near: HTMLElement): boolean {
  const control = findControl(field, near.ownerDocument, near.closest('form'))
  if (!control) return false
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
  findLabel(control)?.scrollIntoView({ block: 'nearest' })
  return true
}
