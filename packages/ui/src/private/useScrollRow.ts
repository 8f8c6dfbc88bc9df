'use client'
import { useEffect, type RefObject } from 'react'

const selectedSelector = '[data-state="active"], [aria-current]'

/** Scrolls the selected item of a row to the center, and marks the sides on which the row overflows. */
export function useScrollRow(ref: RefObject<HTMLElement | null>, selectedKey: string): void {
  useEffect(() => {
    const row = ref.current
    const selectedItem = row?.querySelector(selectedSelector)
    if (!row || !selectedItem || row.scrollWidth <= row.clientWidth) return
    // Computed from both rectangles, so that it works in RTL and scrolls only the row.
    const [inside, outside] = [selectedItem.getBoundingClientRect(), row.getBoundingClientRect()]
    row.scrollLeft += inside.left + inside.width / 2 - (outside.left + outside.width / 2)
  }, [ref, selectedKey])

  useEffect(() => {
    const row = ref.current
    if (!row) return
    const updateOverflow = () => {
      const hidden = row.scrollWidth - row.clientWidth
      // In RTL, scrollLeft is 0 or negative.
      const left = getComputedStyle(row).direction === 'rtl' ? hidden + row.scrollLeft : row.scrollLeft
      const [before, after] = [left > 1, left < hidden - 1]
      const more = before && after ? 'both' : before ? 'left' : after ? 'right' : undefined
      if (more) row.dataset['more'] = more
      else delete row.dataset['more']
    }
    updateOverflow()
    row.addEventListener('scroll', updateOverflow, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(updateOverflow)
    observer?.observe(row)
    if (row.firstElementChild) observer?.observe(row.firstElementChild)
    return () => {
      row.removeEventListener('scroll', updateOverflow)
      observer?.disconnect()
    }
  }, [ref])
}
