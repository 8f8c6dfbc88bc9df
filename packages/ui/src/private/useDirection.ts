import { useLayoutEffect, useState } from 'react'

type Direction = 'ltr' | 'rtl'

/** The direction of the text around a part. Radix asks for it to mirror the arrow keys, and would otherwise say that all is `ltr`. */
export function useDirection(around: () => Element | null | undefined): Direction {
  const [direction, setDirection] = useState<Direction>('ltr')
  useLayoutEffect(() => {
    const element = around()
    if (element) setDirection(getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr')
    // The surroundings of a part do not turn round while it stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return direction
}
