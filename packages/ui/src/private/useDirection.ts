import { useLayoutEffect, useState, type RefObject } from 'react'

type Direction = 'ltr' | 'rtl'

/** The text direction at an element. Radix needs it to mirror the arrow keys, and assumes `ltr` otherwise. Read once, on mount. */
export function useDirection(ref: RefObject<Element | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr')
  useLayoutEffect(() => {
    if (ref.current) setDirection(getComputedStyle(ref.current).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [ref])
  return direction
}
