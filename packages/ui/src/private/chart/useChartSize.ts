'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'

export interface ChartSize {
  /** In px; 0 until measured. */
  width: number
  /** In px. */
  height: number
  /** The root font size relative to 16 px. */
  textScale: number
}

/** Measures an element, so that the chart is drawn at its real size instead of being scaled. */
export function useChartSize(ref: RefObject<HTMLElement | null>): ChartSize {
  const [size, setSize] = useState<ChartSize>({ width: 0, height: 0, textScale: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      const textScale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
      setSize((before) =>
        before.width === width && before.height === height && before.textScale === textScale ? before : { width, height, textScale },
      )
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
