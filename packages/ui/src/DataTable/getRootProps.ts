import type { HTMLAttributes } from 'react'
import type { DataTableProps } from './DataTable.tsx'

type OwnProp = Exclude<keyof DataTableProps<unknown>, keyof HTMLAttributes<HTMLDivElement>> | 'className'

// A missing prop does not compile; otherwise it would be passed to the DOM element.
const ownProps: Record<OwnProp, true> = {
  caption: true,
  columns: true,
  data: true,
  getRowId: true,
  getRowName: true,
  sorting: true,
  alwaysSorted: true,
  defaultSorting: true,
  onSortingChange: true,
  filtering: true,
  filters: true,
  actions: true,
  wideActions: true,
  pagination: true,
  onPaginationChange: true,
  onViewChange: true,
  bulkActions: true,
  isRowSelectable: true,
  rowSelection: true,
  defaultRowSelection: true,
  onRowSelectionChange: true,
  columnSettings: true,
  columnVisibility: true,
  defaultColumnVisibility: true,
  onColumnVisibilityChange: true,
  storage: true,
  storageKey: true,
  rowHref: true,
  rowActions: true,
  currentRowId: true,
  getRowGroup: true,
  card: true,
  cardBreakpoint: true,
  layout: true,
  onLayoutChange: true,
  density: true,
  stickyHeader: true,
  stickyFirstColumn: true,
  virtualize: true,
  flush: true,
  loading: true,
  refetching: true,
  error: true,
  onRetry: true,
  empty: true,
  emptyFiltered: true,
  asOf: true,
  locale: true,
  labels: true,
  className: true,
  ref: true,
}

/** Returns the props for the root element: `id`, `style`, `data-*`, `aria-*`, handlers. */
export const getRootProps = <Row>(props: DataTableProps<Row>): HTMLAttributes<HTMLDivElement> =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !(name in ownProps)))
