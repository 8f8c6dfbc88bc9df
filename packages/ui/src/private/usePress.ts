import { useRef, type MouseEvent } from 'react'

interface Press {
  /** Nothing may happen: under way, or unavailable with a reason that can still be read. */
  inert: boolean
  /** One press must not count twice, even before the next render. */
  once: boolean
  onClick: ((event: MouseEvent<HTMLElement>) => unknown) | undefined
}

/**
 * The click handler of everything that acts. An inert control swallows the click (and with it the submit);
 * a second click in the same tick, or while the returned promise is open, is ignored.
 */
export function usePress({ inert, once, onClick }: Press) {
  const held = useRef(false)
  const release = () => {
    held.current = false
  }
  return (event: MouseEvent<HTMLElement>) => {
    if (inert || held.current) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const outcome = onClick?.(event)
    const lasts = outcome instanceof Promise
    held.current = lasts || once
    if (lasts) void outcome.finally(release)
    else if (once) setTimeout(release)
  }
}
