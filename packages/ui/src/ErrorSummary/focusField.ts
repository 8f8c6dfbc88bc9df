const controls =
  'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, [role="combobox"], [contenteditable="true"], button:enabled'

/** The control of a field: by its id, or by the name under which it is sent. A hidden input stands for the control beside it. */
function controlOf(field: string, root: Document, form: HTMLFormElement | null): HTMLElement | null {
  const byName = form?.elements.namedItem(field) ?? root.querySelector(`[name="${CSS.escape(field)}"]`)
  const list = byName instanceof RadioNodeList ? [...byName].filter((node) => node instanceof HTMLElement) : byName ? [byName] : []
  const found =
    root.getElementById(field) ??
    list.find((node) => node instanceof HTMLInputElement && node.checked) ??
    list.find((node) => node instanceof HTMLElement)
  if (!(found instanceof HTMLElement)) return null
  if (!(found instanceof HTMLInputElement) || found.type !== 'hidden') return found
  for (let around = found.parentElement; around && around !== form; around = around.parentElement) {
    const control = around.querySelector<HTMLElement>(controls)
    if (control) return control
  }
  return null
}

const labelOf = (control: HTMLElement) =>
  (control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
    ? control.labels?.[0]
    : null) ??
  (control instanceof HTMLFieldSetElement ? control.querySelector('legend') : control.closest('fieldset')?.querySelector('legend'))

/** Takes the focus to a field, with its label in sight: the label says what is asked for. */
export function focusField(field: string, near: HTMLElement): boolean {
  const control = controlOf(field, near.ownerDocument, near.closest('form'))
  if (!control) return false
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
  labelOf(control)?.scrollIntoView({ block: 'nearest' })
  return true
}
