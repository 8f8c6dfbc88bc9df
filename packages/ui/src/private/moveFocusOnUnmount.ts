const labelledRegion = '[aria-label], [aria-labelledby], main'

const listLabelledAncestors = (element: Element): HTMLElement[] => {
  const places: HTMLElement[] = []
  for (let place = element.parentElement; place && place !== place.ownerDocument.body; place = place.parentElement)
    if (place.matches(labelledRegion)) places.push(place)
  return places
}

function focusFirstConnected(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected)
  // Whoever has taken the focus meanwhile keeps it.
  if (!place || place.ownerDocument.activeElement !== place.ownerDocument.body) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** As a ref: when the element goes away with the focus in it, the focus goes to the nearest named place that stays. */
export const moveFocusOnUnmount = (element: HTMLElement | null) => () => {
  if (!element?.contains(element.ownerDocument.activeElement)) return
  const places = listLabelledAncestors(element)
  // After React has taken it out of the page.
  queueMicrotask(() => focusFirstConnected(places))
}
