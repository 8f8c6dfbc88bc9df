import type { FocusEvent } from 'react'

const isSticky = (cell: Element) => getComputedStyle(cell).position === 'sticky'
/** Pixels of the focus ring. */
const ring = 4

/** Scrolls what gets the focus out from below the sticky column: a browser takes what lies below it for visible. */
export function revealBesideStickyColumn({ currentTarget: region, target }: FocusEvent<HTMLElement>) {
  const cell = target.closest('td, th')
  const pinned = [...region.querySelectorAll('thead th')].find(isSticky)
  // Focus in a popup of a cell arrives here too.
  if (!cell || !pinned || !region.contains(cell) || isSticky(cell)) return
  const [box, edge] = [target.getBoundingClientRect(), pinned.getBoundingClientRect()]
  const isRightToLeft = getComputedStyle(region).direction === 'rtl'
  const covered = (isRightToLeft ? box.right - edge.left : edge.right - box.left) + ring
  if (covered > ring) region.scrollBy(isRightToLeft ? covered : -covered, 0)
}
