export interface VisibleRow {
  index: number
  /** Height in px of the skipped rows before this one. */
  before: number
}

interface ListViewport {
  count: number
  sizeOf: (index: number) => number
  /** Scroll position and visible height. */
  top: number
  height: number
  /** Index of a row that is always rendered: an active option must be in the document to be read. */
  keptIndex: number
}

/** Returns the rows of a long list to render, with one viewport on either side, and the height of the skipped rows. */
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
