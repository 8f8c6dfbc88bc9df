const controlSelector =
  'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, [role="combobox"], [contenteditable="true"], button:enabled'

/** The control of a field: by its id, or by the name under which it is sent. A hidden input stands for the control beside it. */
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

/** Takes the focus to a field, with its label in sight: the label says what is asked for. */
export function focusField(field: string, near: HTMLElement): boolean {
  const control = findControl(field, near.ownerDocument, near.closest('form'))
  if (!control) return false
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
  findLabel(control)?.scrollIntoView({ block: 'nearest' })
  return true
}
