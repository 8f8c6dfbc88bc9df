import { useLayoutEffect, useState, type RefObject } from 'react'

/** Keeps something that closes in the page for as long as its style moves it out; without motion it is gone at once. */
export function useLeaving(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [isThere, setThere] = useState(open)
  if (open && !isThere) setThere(true)
  useLayoutEffect(() => {
    const { current } = element
    if (open || !isThere) return
    const name = current && getComputedStyle(current).animationName
    if (!current || !name || name === 'none') {
      // Only the style of what stands there tells whether there is a movement to wait for.
      // oxlint-disable-next-line react/set-state-in-effect
      setThere(false)
      return
    }
    const end = (event: Event) => {
      if (event.target === current) setThere(false)
    }
    current.addEventListener('animationend', end)
    current.addEventListener('animationcancel', end)
    return () => {
      current.removeEventListener('animationend', end)
      current.removeEventListener('animationcancel', end)
    }
  }, [open, isThere, element])
  return open || isThere
}
