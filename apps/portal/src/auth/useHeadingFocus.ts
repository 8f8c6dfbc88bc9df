import { useEffect, useRef } from 'react'

/** Takes the keyboard, and with it a screen reader, to the title of a page's next state; put the ref inside the heading. */
export function useHeadingFocus() {
  const inside = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const heading = inside.current?.closest('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return inside
}
