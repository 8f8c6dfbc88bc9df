import type { DataTableLabels } from './labels.ts'
import type { Sorting } from './sortRows.ts'

/** What a table shows, as far as it is said when it changes. */
export interface Shown {
  sorting: Sorting | null
  /** The head of the sorted column. */
  sortedBy: string | undefined
  query: string
  page: number
  from: number
  to: number
  total: number | undefined
  selected: number
}

/** The one sentence about what has changed; nothing for what people see happen under their own hand. */
export function announcement(before: Shown, now: Shown, words: DataTableLabels): string | undefined {
  const rows = now.total === undefined ? undefined : words.rows(now.total)
  const isSorted = before.sorting?.columnId !== now.sorting?.columnId || before.sorting?.direction !== now.sorting?.direction
  if (isSorted) {
    const order = now.sorting === null || now.sortedBy === undefined ? words.unsorted : words.sorted(now.sortedBy, now.sorting.direction)
    return [order, rows].filter(Boolean).join('; ')
  }
  if (before.query !== now.query) return now.total === 0 ? words.filteredTitle : rows
  if (before.page !== now.page) return words.range(now.from, now.to, now.total)
  // One row more or less is said by its own box.
  if (Math.abs(before.selected - now.selected) > 1) return words.selected(now.selected)
  return undefined
}
