export type ListMove = 'next' | 'previous' | 'first' | 'last' | 'pageDown' | 'pageUp'

const pageSize = 10

/**
 * Returns the index that a key moves to: skips disabled options and wraps around for single steps, unless `stops`. -1 if there is
 * none.
 */
export function findMoveTarget(move: ListMove, from: number, count: number, isOff: (index: number) => boolean, stops = false): number {
  const findEnabled = (start: number, by: 1 | -1): number => {
    for (let index = start; index >= 0 && index < count; index += by) if (!isOff(index)) return index
    return -1
  }
  const findNearest = (start: number, by: 1 | -1) => {
    const found = findEnabled(start, by)
    return found === -1 ? findEnabled(start, by === 1 ? -1 : 1) : found
  }
  if (move === 'first') return findEnabled(0, 1)
  if (move === 'last') return findEnabled(count - 1, -1)
  if (move === 'pageDown') return findNearest(Math.min(from + pageSize, count - 1), 1)
  if (move === 'pageUp') return findNearest(Math.max(from - pageSize, 0), -1)
  if (move === 'next') {
    const found = findEnabled(from + 1, 1)
    return found === -1 ? (stops && from !== -1 ? from : findEnabled(0, 1)) : found
  }
  const found = from === -1 ? -1 : findEnabled(from - 1, -1)
  return found === -1 ? (stops && from !== -1 ? from : findEnabled(count - 1, -1)) : found
}
