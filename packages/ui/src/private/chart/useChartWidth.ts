'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'

export interface ChartWidth {
  /** In px; 0 until measured. */
  width: number
  /** The root font size relative to 16 px. */
  textScale: number
}

/** Measures an element, so that the chart is drawn at its real width instead of being scaled. */
export function useChartWidth(ref: RefObject<HTMLElement | null>): ChartWidth {
  const [size, setSize] = useState<ChartWidth>({ width: 0, textScale: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const width = Math.floor(element.getBoundingClientRect().width)
      const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
      setSize((before) => (before.width === width && before.textScale === textScale ? before : { width, textScale }))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
