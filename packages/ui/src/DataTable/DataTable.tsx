// Long, because each prop is described.
'use client'
import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import type { EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import type { ErrorStateProps } from '../ErrorState/ErrorState.tsx'
import { useLazyModule } from '../private/useLazyModule.ts'
import type { Column, RowCard, RowGroup } from './tableColumns.ts'
import * as styles from './DataTable.css.ts'
import { tableLabels, type DataTableLabels } from './dataTableLabels.ts'
import { getRootProps } from './getRootProps.ts'
import { countSelected, type RowSelection } from './rowSelection.ts'
import type { RowSettings } from './tablePartProps.ts'
import type { Sorting } from './sortRows.ts'
import { TableLiveRegion } from './TableLiveRegion.tsx'
import { TableBody } from './TableBody.tsx'
import { TableFooter } from './TableFooter.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useIsNarrow } from './useTableSize.ts'
import { useTable } from './useTable.ts'
import type { ColumnStorage, ColumnVisibility } from './columnVisibility.ts'

// For what is shown before the table has loaded; a module of its own entry, because the table is not needed there.
export { RowCards, type RowCardsProps } from './RowCards.tsx'

export type TableDensity = 'comfortable' | 'compact'
export type TableLayout = 'table' | 'cards'

/** The filter state. A new query returns to the first page. */
export interface TableFiltering<Row> {
  /** The filters as text, such as in a URL; empty without filters. */
  query: string
  /** Filters rows on the client; leave it out if the server filters. */
  matches?: (row: Row) => boolean
  /** Clears all filters; offered when there are no results. */
  onClear?: () => void
}

interface PaginationOptions {
  /** Starts at 1. */
  page?: number
  /** @default 1 */
  defaultPage?: number
  pageSize?: number
  /** @default 10 */
  defaultPageSize?: number
  pageSizeOptions?: readonly number[]
  /** Makes the pages links. */
  getHref?: (page: number) => string
}

/** `client` paginates all rows of `data`; in `server` mode `data` is one page, already sorted. */
export type TablePagination =
  | ({ mode: 'client' } & PaginationOptions)
  /** Set `hasNext` if the total is unknown. */
  | ({ mode: 'server'; total?: number; hasNext?: boolean } & PaginationOptions)

/** What a server or URL needs to show the same rows again. */
export interface TableView {
  sorting: Sorting | null
  page: number
  pageSize: number
}

/** The selected rows, for bulk actions. */
export interface SelectedRows extends RowSelection {
  count: number
  clear: () => void
  /** Leaves only these rows selected, such as those that an action failed for. */
  selectOnly: (ids: readonly string[]) => void
}

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The accessible name: "Vehicles". */
  caption: string
  /** Define it outside the component: a new array recomputes all rows. */
  columns: readonly Column<Row>[]
  /** The rows: of the page on a server, or all of them. */
  data: readonly Row[]
  /** A stable id of the row. */
  getRowId: (row: Row) => string
  /** A row as text, for its checkbox. */
  getRowName: (row: Row) => string
  /** The column and direction, if the app sorts or keeps them; null for none. */
  sorting?: Sorting | null
  /** Whether the rows have an order at all times, so that cards do not offer "Not sorted". @default false */
  alwaysSorted?: boolean
  /** The column and direction at first. */
  defaultSorting?: Sorting | null
  /** Called when the user sorts by a column, or by none. */
  onSortingChange?: (sorting: Sorting | null) => void
  /** The filters that are set, as text and as a test of a row, and how to clear them. */
  filtering?: TableFiltering<Row>
  /** Filter fields, shown above the table. */
  filters?: ReactNode
  /** Actions on the list, such as export or add. */
  actions?: ReactNode
  /** Actions that the page has elsewhere on a phone, such as the PageHeader's `phoneActions`. */
  wideActions?: ReactNode
  /** The pages: of rows that are all here, or of a server. */
  pagination?: TablePagination
  /** Called with the page and the rows per page that the user chooses. */
  onPaginationChange?: (pagination: { page: number; pageSize: number }) => void
  /** Sorting and page together, called once per change, such as to update a URL or a request. */
  onViewChange?: (view: TableView) => void
  /** Makes rows selectable and renders the actions on them. */
  bulkActions?: (selected: SelectedRows) => ReactNode
  /** Whether a row can be selected. */
  isRowSelectable?: (row: Row) => boolean
  /** The selected rows, if the app keeps them. */
  rowSelection?: RowSelection
  /** The rows that are selected at first. */
  defaultRowSelection?: RowSelection
  /** Called when the user selects rows or clears them. */
  onRowSelectionChange?: (selection: RowSelection) => void
  /** Lets users show and hide columns; not where cards with a `content` of their own replace them. */
  columnSettings?: boolean
  /** Columns by id, `false` for a hidden one, if the app keeps them. */
  columnVisibility?: ColumnVisibility
  /** Columns by id, `false` for those that are hidden until the user decides about them. May change, such as with the width of the window. */
  defaultColumnVisibility?: ColumnVisibility
  /** Called when the user shows or hides a column. */
  onColumnVisibilityChange?: (visibility: ColumnVisibility) => void
  /** Stores which columns the user has shown or hidden under `storageKey`. */
  storage?: ColumnStorage | undefined
  /** The name under which `storage` keeps the columns. */
  storageKey?: string
  /** The page of a row. Its name becomes a link, and a press elsewhere on the row follows it. */
  rowHref?: (row: Row) => string | undefined
  /** Actions on one row at its end, such as a Menu. */
  rowActions?: (row: Row) => ReactNode
  /** The row that is open next to the table. */
  currentRowId?: string | undefined
  /** Groups consecutive rows under a heading. A grouped table renders all its rows. */
  getRowGroup?: (row: Row) => RowGroup
  /** How a row looks as a card: on a phone, and with `layout="cards"`. */
  card?: RowCard<Row>
  /** Shows cards if the container is narrower, in px; 0 never. @default 640 */
  cardBreakpoint?: number
  /** `cards` shows cards at every width, side by side where there is room. @default 'table' */
  layout?: TableLayout
  /** Lets users choose between table and cards where there is room for a table. */
  onLayoutChange?: (layout: TableLayout) => void
  /** Rows of 56 or 44 px. @default 'comfortable' */
  density?: TableDensity
  /** Keeps the header visible while the page scrolls. A table that scrolls itself always does. */
  stickyHeader?: boolean
  /** Keeps the row names visible while the table scrolls horizontally. */
  stickyFirstColumn?: boolean
  /** Renders only the visible rows. @default 'auto', from 200 rows */
  virtualize?: 'auto' | boolean
  /** Removes the border: inside a card. */
  flush?: boolean
  /** The first rows are loading. */
  loading?: boolean
  /** New rows are loading; the old ones stay, dimmed. */
  refetching?: boolean
  /** Why rows could not be loaded. */
  error?: Pick<ErrorStateProps, 'kind' | 'title' | 'description' | 'reference'> | undefined
  /** Called when the user presses Retry. */
  onRetry?: (() => void) | undefined
  /** Shown if there are no rows at all. */
  empty?: Pick<EmptyStateProps, 'title' | 'description' | 'action' | 'secondaryAction' | 'illustration'>
  /** Shown if the filters match no rows. */
  emptyFiltered?: Partial<Pick<EmptyStateProps, 'title' | 'description' | 'illustration'>>
  /** The age of the data: "as of 14:32". */
  asOf?: ReactNode
  /** The locale for sorting text. @default 'en-NG' */
  locale?: string
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<DataTableLabels>
  ref?: Ref<HTMLDivElement>
}

const loadParts = () => import('./LazyTableParts.tsx')

/** A table to compare, sort, filter and select rows; on a phone the rows are cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, layout = 'table', cardBreakpoint = 640, flush = false, loading = false, refetching = false } = props
  const { ref, columns, rowHref, rowActions, getRowName, isRowSelectable, bulkActions, card, labels, currentRowId } = props
  const root = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [])
  const mergedLabels = useMemo(() => ({ ...tableLabels, ...labels }), [labels])
  const isNarrow = useIsNarrow(root, cardBreakpoint)
  const showsCards = isNarrow || layout === 'cards'
  // Preloaded, because they are needed when the network may be down.
  const lazyParts = useLazyModule(true, loadParts)
  const table = useTable(props)

  const setSelected = useRef(table.setSelected)
  useLayoutEffect(() => {
    setSelected.current = table.setSelected
  })
  const handleSelectChange = useCallback((id: string, on: boolean) => setSelected.current([id], on), [])
  const hasBulkActions = bulkActions !== undefined
  // Stable as long as rows look the same, so that scrolling does not re-render them.
  const rowSettings = useMemo<RowSettings<Row>>(
    () => ({
      columns: table.columns,
      getRowName,
      rowHref,
      rowActions,
      card,
      labels: mergedLabels,
      currentRowId,
      isSelectable: hasBulkActions ? (isRowSelectable ?? (() => true)) : undefined,
      onSelectChange: handleSelectChange,
    }),
    [table.columns, getRowName, rowHref, rowActions, card, mergedLabels, currentRowId, hasBulkActions, isRowSelectable, handleSelectChange],
  )

  const { sorting, total, selection } = table
  const count = countSelected(selection, total ?? table.rows.length)
  const focusRegion = () => region.current?.focus({ preventScroll: true })
  const partProps = { props, table, rowSettings, labels: mergedLabels, isNarrow, showsCards, lazyParts, region }
  return (
    <div {...getRootProps(props)} ref={root} className={cx(styles.root, props.className)}>
      <TableToolbar {...partProps} />
      <div className={cx(styles.surface, !flush && styles.edge)}>
        {lazyParts && bulkActions && ((showsCards && table.rows.length > 0) || count > 0) && !loading ? (
          <lazyParts.BulkBar
            table={table}
            labels={mergedLabels}
            isCardView={showsCards}
            count={count}
            actions={bulkActions({ ...selection, count, clear: table.clearSelection, selectOnly: table.selectOnly })}
            onFocusLost={focusRegion}
            region={region}
          />
        ) : null}
        {bulkActions && (loading || !lazyParts) ? <div className={styles.bulkRoom} /> : null}
        {lazyParts && props.error && table.rows.length > 0 ? (
          <lazyParts.StaleRowsMessage labels={mergedLabels} pending={refetching} onRetry={props.onRetry} />
        ) : null}
        <TableBody {...partProps} />
        <TableFooter {...partProps} />
      </div>
      <TableLiveRegion
        state={{
          sorting,
          sortedBy: columns.find(({ id }) => id === sorting?.columnId)?.header,
          query: table.query,
          page: table.current,
          from: table.from,
          to: table.to,
          total,
          selected: count,
        }}
        caption={caption}
        loading={loading}
        refetching={refetching}
        labels={mergedLabels}
      />
    </div>
  )
}
