import { useState } from 'react'

/** Whether an element has come into view, or so near to it; then it stays true. The ref belongs to that element. */
export function useHasBeenInView(rootMargin = '0px'): [ref: (element: Element | null) => (() => void) | undefined, hasBeenInView: boolean] {
  const [hasBeenInView, setInView] = useState(false)
  const [ref] = useState(() => (element: Element | null) => {
    if (!element) return undefined
    // Without the browser's help the part loads at once.
    if (typeof IntersectionObserver === 'undefined') {
      setInView(true)
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setInView(true)
      },
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [ref, hasBeenInView]
}
