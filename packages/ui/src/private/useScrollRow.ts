'use client'
import { useEffect, type RefObject } from 'react'

const chosenOne = '[data-state="active"], [aria-current]'

/** Keeps the chosen part of a row in view, in its middle where there is more than fits, and says on which sides there is more. */
export function useScrollRow(ref: RefObject<HTMLElement | null>, chosen: string): void {
  useEffect(() => {
    const row = ref.current
    const part = row?.querySelector(chosenOne)
    if (!row || !part || row.scrollWidth <= row.clientWidth) return
    // From both rectangles, so that it holds from right to left as well; only the row moves, never the page.
    const [inside, outside] = [part.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += inside.left + inside.width / 2 - (outside.left + outside.width / 2)
  }, [ref, chosen])

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const look = () => {
      const hidden = row.scrollWidth - row.clientWidth
      // Counted from 0 downwards from right to left.
      const left = getComputedStyle(row).direction === 'rtl' ? hidden + row.scrollLeft : row.scrollLeft
      const [before, after] = [left > 1, left < hidden - 1]
      const more = before && after ? 'both' : before ? 'left' : after ? 'right' : undefined
      if (more) row.dataset['more'] = more
      else delete row.dataset['more']
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    observer?.observe(row)
    if (row.firstElementChild) observer?.observe(row.firstElementChild)
    return () => {
      row.removeEventListener('scroll', look)
      observer?.disconnect()
    }
  }, [ref])
}
