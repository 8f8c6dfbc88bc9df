const labelledRegion = '[aria-label], [aria-labelledby], main'

const listLabelledAncestors = (element: Element): HTMLElement[] => {
  const ancestors: HTMLElement[] = []
  for (let place = element.parentElement; place && place !== place.ownerDocument.body; place = place.parentElement)
    if (place.matches(labelledRegion)) ancestors.push(place)
  return ancestors
}

function focusFirstConnected(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected)
  // Another element has received focus meanwhile.
  if (!place || place.ownerDocument.activeElement !== place.ownerDocument.body) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** A ref callback. When the focused element unmounts, focus moves to the nearest labelled ancestor that is still connected. */
export const moveFocusOnUnmount = (element: HTMLElement | null) => () => {
  if (!element?.contains(element.ownerDocument.activeElement)) return
  const places = listLabelledAncestors(element)
  // After React has removed the element.
  queueMicrotask(() => focusFirstConnected(places))
}
