const candidateSelector =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]'

const isRadio = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'radio'

/** Whether an element can have the focus now. */
export const isFocusable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden]') === null &&
  // A document without a layout has no opinion.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }))

/** What the tab key meets inside, in its order. Of radio buttons of one name it meets only one. */
export function listTabbable(inside: Element): HTMLElement[] {
  const all = [...inside.querySelectorAll(candidateSelector)].filter(
    (element): element is HTMLElement => isFocusable(element) && element.tabIndex >= 0,
  )
  const groupOf = (radio: HTMLInputElement) =>
    all.filter((other) => isRadio(other) && other.name === radio.name && other.form === radio.form)
  return all.filter((element) => {
    if (!isRadio(element) || element.name === '' || element.checked) return true
    const group = groupOf(element)
    return !group.some((other) => isRadio(other) && other.checked) && group[0] === element
  })
}

const isFollowedBy = (first: Node, second: Node) => (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Where the tab key leads from here when it would leave: round to the other end; nothing while it stays inside. */
export function getWrapTarget(inside: Element, from: Element, backwards: boolean): HTMLElement | 'nowhere' | undefined {
  const all = listTabbable(inside)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return 'nowhere'
  const hasNext = all.some(
    (element) => element !== from && (backwards ? isFollowedBy(element, from) && !element.contains(from) : isFollowedBy(from, element)),
  )
  return hasNext ? undefined : backwards ? last : first
}
