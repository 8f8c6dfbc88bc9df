type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Remembers the text fields and lists of a page that is about to be replaced. The returned function enters what the user has entered there
 * into the fields of the new page that have the same names.
 */
export function keepFieldValues(container: ParentNode): () => void {
  const fields = findFields(container).map((field) => ({ field, name: nameControl(field) }))
  return () => {
    const shown = findFields(container)
    for (const { field, name } of fields) {
      if (field.isConnected || !isChanged(field)) continue
      const twin = shown.find((candidate) => candidate.tagName === field.tagName && nameControl(candidate) === name)
      if (twin) enterValue(twin, field.value)
    }
  }
}

const findFields = (container: ParentNode) => [
  ...container.querySelectorAll<Field>('select, textarea, input:not([type=checkbox], [type=radio], [type=file])'),
]

/** What names a control for its user: its `aria-label`, or its label as long as both are in the page. */
export function nameControl(control: Element): string {
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : []
  return control.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join('\n')
}

/** Whether a field has another value than in the document. */
function isChanged(field: Field) {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected === false
}

/** Sets the value past React's own property of the element, so that React takes it for an entry of the user. */
function enterValue(field: Field, value: string) {
  if (field.value === value) return
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
