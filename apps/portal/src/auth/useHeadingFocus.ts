import { useEffect, useRef } from 'react'

/** Focuses the page's heading on mount, so that a screen reader reads the next state of a page. Put the ref inside the heading. */
export function useHeadingFocus() {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const heading = ref.current?.closest('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
  return ref
}
