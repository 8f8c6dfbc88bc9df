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

/** The texts that the table itself shows or announces. */
export const tableLabels = {
  ...rowLabels,
  selectPage: 'Select all rows on this page',
  selected: (count) => `${formatNumber(count)} selected`,
  actions: 'Actions',
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  unsorted: 'Not sorted',
  rows: (total) => (total === 1 ? '1 row' : `${formatNumber(total)} rows`),
  range: (from, to, total) => `${formatNumber(from)} to ${formatNumber(to)}${total === undefined ? '' : ` of ${formatNumber(total)}`}`,
  loading: (caption) => `Loading ${caption}`,
  loaded: (caption) => `${caption} loaded`,
  filteredTitle: 'Nothing matches',
} satisfies Partial<DataTableLabels>

/** The texts of the parts that load after the table. */
type LazyLabel = Exclude<keyof DataTableLabels, keyof typeof tableLabels | 'pagination' | 'printLimit'>
export type LazyTableLabels = Pick<DataTableLabels, LazyLabel>

/** What the caller has given, and all texts of the table itself. */
export type TableLabels = Omit<DataTableLabels, LazyLabel | 'pagination' | 'printLimit'> & Partial<DataTableLabels>
