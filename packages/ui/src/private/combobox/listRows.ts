/** A row of the list: an option or a group heading. */
export type ListRow<Item> =
  | { kind: 'heading'; key: string; group: string }
  | { kind: 'option'; key: string; group: string | undefined; item: Item; index: number }

/** Puts items of the same group together, in order of first appearance. */
export function groupItems<Item>(items: readonly Item[], groupOf: (item: Item) => string | undefined): readonly Item[] {
  const groups = new Map<string | undefined, Item[]>()
  for (const item of items) {
    const group = groupOf(item)
    const known = groups.get(group)
    if (known) known.push(item)
    else groups.set(group, [item])
  }
  return groups.size < 2 ? items : [...groups.values()].flat()
}

export function toListRows<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  groupOf: (item: Item) => string | undefined,
): ListRow<Item>[] {
  const rows: ListRow<Item>[] = []
  let last: string | undefined
  for (const [index, item] of items.entries()) {
    const group = groupOf(item)
    if (group !== undefined && group !== last) rows.push({ kind: 'heading', key: `heading ${group}`, group })
    last = group
    rows.push({ kind: 'option', key: keyOf(item), group, item, index })
  }
  return rows
}

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
