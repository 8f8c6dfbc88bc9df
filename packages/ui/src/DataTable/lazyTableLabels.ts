import { formatNumber } from '../private/numberFormat.ts'
import type { LazyTableLabels } from './dataTableLabels.ts'

export const lazyTableLabels: LazyTableLabels = {
  selectedHidden: (count) => `${formatNumber(count)} not shown by the filters`,
  pageSelected: (count) => `All ${formatNumber(count)} rows on this page are selected.`,
  selectAll: (total) => `Select all ${formatNumber(total)} rows`,
  allSelected: (total) => `All ${formatNumber(total)} rows are selected.`,
  clearSelection: 'Clear',
  columns: 'Columns',
  showCards: 'Show as cards',
  showTable: 'Show as a table',
  sortBy: 'Sort by',
  sortOption: (column, direction) => `${column}, ${direction}`,
  stale: 'The newest could not be loaded. These rows may be old.',
  retry: 'Retry',
  retrying: 'Trying again',
  errorTitle: 'Something went wrong',
  emptyTitle: 'Nothing here yet',
  clearFilters: 'Clear filters',
}
