/** The selected rows by id: `only` these, or `all-but` these, for rows that are not loaded. */
export interface RowSelection {
  mode: 'only' | 'all-but'
  ids: ReadonlySet<string>
}

export const noRowsSelected: RowSelection = { mode: 'only', ids: new Set() }
export const allRowsSelected: RowSelection = { mode: 'all-but', ids: new Set() }

export const isSelected = ({ mode, ids }: RowSelection, id: string): boolean => ids.has(id) === (mode === 'only')

/** Returns the selection with the rows added or removed. */
export function changeSelection(selection: RowSelection, rows: readonly string[], on: boolean): RowSelection {
  const ids = new Set(selection.ids)
  for (const id of rows)
    if (on === (selection.mode === 'only')) ids.add(id)
    else ids.delete(id)
  return { mode: selection.mode, ids }
}

/** The state of the header checkbox. */
export function getSelectionState(selection: RowSelection, getRows: () => readonly string[]): boolean | 'indeterminate' {
  if (selection.mode === 'only' && selection.ids.size === 0) return false
  const rows = getRows()
  const count = rows.filter((id) => isSelected(selection, id)).length
  return count === 0 ? false : count === rows.length ? true : 'indeterminate'
}

export const countSelected = ({ mode, ids }: RowSelection, total: number): number =>
  mode === 'only' ? ids.size : Math.max(0, total - ids.size)

/** Removes rows that no longer exist; returns the same object if there are none. */
export function removeMissingRows(selection: RowSelection, known: ReadonlySet<string>): RowSelection {
  const ids = [...selection.ids].filter((id) => known.has(id))
  return ids.length === selection.ids.size ? selection : { mode: selection.mode, ids: new Set(ids) }
}
