'use client'
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react'
import { useMediaQuery } from '../private/useMediaQuery.ts'

/** Whether an element is narrower than a breakpoint in px at a root font size of 16 px. */
export function useIsNarrow(container: RefObject<HTMLElement | null>, breakpoint: number): boolean {
  const [isNarrow, setIsNarrow] = useState<boolean>()
  // What is in a narrow window is narrow: a phone's first render has cards already, and no table that gives way to them.
  const isInNarrowWindow = useMediaQuery(`(width < ${breakpoint / 16}em)`)
  useLayoutEffect(() => {
    const { current } = container
    if (!current) return
    const measure = () => {
      const text = Number.parseFloat(getComputedStyle(current.ownerDocument.documentElement).fontSize) || 16
      const width = current.clientWidth
      // A hidden element has no width.
      if (width > 0) setIsNarrow(width < breakpoint * (text / 16))
    }
    // The observer measures after the render; to measure before it would lay out the page twice. A window that is wide says less.
    if (!isInNarrowWindow) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [container, breakpoint, isInNarrowWindow])
  return isNarrow ?? isInNarrowWindow
}

/** Whether a table overflows its container, and a ref for the table. */
export function useIsOverflowing(): [boolean, (table: HTMLElement | null) => (() => void) | undefined] {
  const [overflows, setOverflows] = useState(false)
  const watch = useCallback((table: HTMLElement | null) => {
    const container = table?.parentElement
    if (!table || !container) return undefined
    const observer = new ResizeObserver(() => setOverflows(table.offsetWidth > container.clientWidth + 1))
    observer.observe(table)
    observer.observe(container)
    return () => observer.disconnect()
  }, [])
  return [overflows, watch]
}
