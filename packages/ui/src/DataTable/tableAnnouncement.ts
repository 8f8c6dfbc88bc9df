import type { TableLabels } from './dataTableLabels.ts'
import type { Sorting } from './sortRows.ts'

/** The parts of the table's state that are announced. */
export interface AnnouncedState {
  sorting: Sorting | null
  /** The header of the sorted column. */
  sortedBy: string | undefined
  query: string
  page: number
  from: number
  to: number
  total: number | undefined
  selected: number
}

/** Returns one message about the change, or undefined if the change is already announced by a control. */
export function getTableAnnouncement(before: AnnouncedState, after: AnnouncedState, labels: TableLabels): string | undefined {
  const rows = after.total === undefined ? undefined : labels.rows(after.total)
  const isSorted = before.sorting?.columnId !== after.sorting?.columnId || before.sorting?.direction !== after.sorting?.direction
  if (isSorted) {
    const order =
      after.sorting === null || after.sortedBy === undefined ? labels.unsorted : labels.sorted(after.sortedBy, after.sorting.direction)
    return [order, rows].filter(Boolean).join('; ')
  }
  if (before.query !== after.query) return after.total === 0 ? labels.filteredTitle : rows
  if (before.page !== after.page) return labels.range(after.from, after.to, after.total)
  // A single checkbox announces itself.
  if (Math.abs(before.selected - after.selected) > 1) return labels.selected(after.selected)
  return undefined
}
