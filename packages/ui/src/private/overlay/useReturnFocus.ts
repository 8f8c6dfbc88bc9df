import { useRef } from 'react'

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

const takes = (element: Element | null | undefined): boolean => {
  if (!(element instanceof HTMLElement)) return false
  element.focus()
  return document.activeElement === element
}

/**
 * Brings the focus back when an overlay closes: to where it was, or, when that is gone or switched off meanwhile,
 * to the nearest place around it that is still there.
 */
export function useReturnFocus() {
  const path = useRef<Element[]>([])

  const remember = () => {
    path.current = []
    for (let element = document.activeElement; element && element !== document.body; element = element.parentElement)
      path.current.push(element)
  }

  const restore = (event: Event) => {
    event.preventDefault()
    const [origin, ...around] = path.current
    if (origin?.isConnected && takes(origin)) return
    for (const place of around) {
      if (!place.isConnected) continue
      if (takes(place.querySelector(focusable))) return
      place.setAttribute('tabindex', '-1')
      if (takes(place)) return
    }
  }
  return { remember, restore }
}
