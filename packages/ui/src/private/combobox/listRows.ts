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
