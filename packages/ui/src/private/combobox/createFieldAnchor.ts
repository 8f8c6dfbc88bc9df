import type { RefObject } from 'react'

/** The least room for a list, about four rows. */
const leastRoom = 176

/**
 * What a popup is positioned at: a field, or its last row alone where a tall field, such as one with many chips, leaves no room above and
 * below. The list covers the rows before it then.
 */
export const createFieldAnchor = (field: RefObject<HTMLElement | null>, footHeight: number) => ({
  // Of its scrolling and size the popup hears by the element.
  get contextElement() {
    return field.current ?? undefined
  },
  getBoundingClientRect: () => {
    const box = field.current?.getBoundingClientRect() ?? new DOMRect()
    const row = field.current?.querySelector('[data-control]')?.getBoundingClientRect()
    const viewport = window.visualViewport
    if (!row || !viewport) return box
    const room = Math.max(box.top - viewport.offsetTop, viewport.offsetTop + viewport.height - footHeight - box.bottom)
    return room < leastRoom ? new DOMRect(box.x, row.y, box.width, box.bottom - row.y) : box
  },
})
