export interface VisibleRow {
  index: number
  /** The room that the rows take which are left out before this one, in px. */
  before: number
}

interface ListViewport {
  count: number
  sizeOf: (index: number) => number
  /** How far the list is scrolled, and how much of it is seen. */
  top: number
  height: number
  /** Is there wherever the list is scrolled: an active option that is not in the document cannot be read out. */
  keptIndex: number
}

/** The rows of a long list that have to be in the document, with as much again on either side, and the room that the others take. */
export function computeVisibleRows({ count, sizeOf, top, height, keptIndex }: ListViewport): { slices: VisibleRow[]; after: number } {
  const slices: VisibleRow[] = []
  let offset = 0
  let gap = 0
  for (let index = 0; index < count; index++) {
    const size = sizeOf(index)
    const isNear = offset + size >= top - height && offset <= top + height * 2
    if (isNear || index === keptIndex) {
      slices.push({ index, before: gap })
      gap = 0
    } else gap += size
    offset += size
  }
  return { slices, after: gap }
}
