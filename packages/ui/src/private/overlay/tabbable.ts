const candidateSelector =
  'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]'

const isRadio = (element: Element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'radio'

/** Whether an element can get focus now. */
export const isFocusable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden]') === null &&
  // jsdom has no `checkVisibility`.
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }))

/** Lists the elements in tab order. Of radio buttons with one name only one is in tab order. */
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

/** Returns the element at the other end if Tab would leave the container; undefined if it stays inside. */
export function getWrapTarget(inside: Element, from: Element, backwards: boolean): HTMLElement | 'nowhere' | undefined {
  const all = listTabbable(inside)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return 'nowhere'
  const hasNext = all.some(
    (element) => element !== from && (backwards ? isFollowedBy(element, from) && !element.contains(from) : isFollowedBy(from, element)),
  )
  return hasNext ? undefined : backwards ? last : first
}
