import { formatNumber } from '../private/numberFormat.ts'
import type { PaginationLabels } from '../Pagination/Pagination.tsx'
import type { SortDirection } from './sortRows.ts'

/** Texts of a DataTable. */
export interface DataTableLabels {
  selectRow: (name: string) => string
  /** The checkbox in the header. */
  selectPage: string
  selected: (count: number) => string
  /** Selected rows that the filters hide. */
  selectedHidden: (count: number) => string
  pageSelected: (count: number) => string
  selectAll: (total: number) => string
  allSelected: (total: number) => string
  clearSelection: string
  /** The header of the actions column. */
  actions: string
  columns: string
  showCards: string
  showTable: string
  sortBy: string
  /** An option of the sort select: "Documents, ascending". */
  sortOption: (column: string, direction: SortDirection) => string
  sorted: (column: string, direction: SortDirection) => string
  unsorted: string
  rows: (total: number) => string
  range: PaginationLabels['range']
  loading: (caption: string) => string
  loaded: (caption: string) => string
  /** Refetching failed and the rows are outdated. */
  stale: string
  retry: string
  retrying: string
  errorTitle: string
  emptyTitle: string
  filteredTitle: string
  clearFilters: string
  /** Below the printed rows of a very long list. */
  printLimit: (shown: number, total: number) => string
  pagination: Partial<PaginationLabels>
}

/** Apart from the others: rows that are shown before the table itself need no more. */
export const rowLabels: Pick<DataTableLabels, 'selectRow'> = { selectRow: (name) => `Select row ${name}` }

export const defaultLabels: DataTableLabels = {
  ...rowLabels,
  selectPage: 'Select all rows on this page',
  selected: (count) => `${formatNumber(count)} selected`,
  selectedHidden: (count) => `${formatNumber(count)} not shown by the filters`,
  pageSelected: (count) => `All ${formatNumber(count)} rows on this page are selected.`,
  selectAll: (total) => `Select all ${formatNumber(total)} rows`,
  allSelected: (total) => `All ${formatNumber(total)} rows are selected.`,
  clearSelection: 'Clear',
  actions: 'Actions',
  columns: 'Columns',
  showCards: 'Show as cards',
  showTable: 'Show as a table',
  sortBy: 'Sort by',
  sortOption: (column, direction) => `${column}, ${direction}`,
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  unsorted: 'Not sorted',
  rows: (total) => (total === 1 ? '1 row' : `${formatNumber(total)} rows`),
  range: (from, to, total) => `${formatNumber(from)} to ${formatNumber(to)}${total === undefined ? '' : ` of ${formatNumber(total)}`}`,
  loading: (caption) => `Loading ${caption}`,
  loaded: (caption) => `${caption} loaded`,
  stale: 'The newest could not be loaded. These rows may be old.',
  retry: 'Retry',
  retrying: 'Trying again',
  errorTitle: 'Something went wrong',
  emptyTitle: 'Nothing here yet',
  filteredTitle: 'Nothing matches',
  clearFilters: 'Clear filters',
  printLimit: (shown, total) => `The first ${formatNumber(shown)} of ${formatNumber(total)} rows. Export the list for all of them.`,
  pagination: {},
}
