const named = '[aria-label], [aria-labelledby], main'

const around = (element: Element): HTMLElement[] => {
  const places: HTMLElement[] = []
  for (let place = element.parentElement; place && place !== place.ownerDocument.body; place = place.parentElement)
    if (place.matches(named)) places.push(place)
  return places
}

function focusFirst(places: readonly HTMLElement[]): void {
  const place = places.find(({ isConnected }) => isConnected)
  // Whoever has taken the focus meanwhile keeps it.
  if (!place || place.ownerDocument.activeElement !== place.ownerDocument.body) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** As a ref: when the element goes away with the focus in it, the focus goes to the nearest named place that stays. */
export const passFocusOn = (element: HTMLElement | null) => () => {
  if (!element?.contains(element.ownerDocument.activeElement)) return
  const places = around(element)
  // After React has taken it out of the page.
  queueMicrotask(() => focusFirst(places))
}
