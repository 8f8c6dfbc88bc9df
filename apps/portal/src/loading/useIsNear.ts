import { useState } from 'react'

/** How far below the screen a part counts as near, so that it is there when the user has scrolled to it. */
const margin = '200px'

/** Whether an element has come near the screen; then it stays true. The ref belongs to that element. */
export function useIsNear(): [ref: (element: Element | null) => (() => void) | undefined, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const [ref] = useState(() => (element: Element | null) => {
    if (!element) return undefined
    // Without the browser's help the part loads at once.
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [ref, isNear]
}
