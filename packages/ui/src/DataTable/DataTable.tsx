'use client'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import type { EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import type { ErrorStateProps } from '../ErrorState/ErrorState.tsx'
import { useLazyModule } from '../private/useLazyModule.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Column, RowCard, RowGroup } from './tableColumns.ts'
import * as styles from './DataTable.css.ts'
import { defaultLabels, type DataTableLabels } from './dataTableLabels.ts'
import { getRootProps } from './getRootProps.ts'
import { countSelected, type RowSelection } from './rowSelection.ts'
import type { RowSettings } from './tableParts.ts'
import type { Sorting } from './sortRows.ts'
import { TableBody } from './TableBody.tsx'
import { TableFooter } from './TableFooter.tsx'
import { TableToolbar } from './TableToolbar.tsx'
import { useAnnouncement } from './useTableAnnouncement.ts'
import { useIsNarrow } from './useTableSize.ts'
import { useTable } from './useTable.ts'
import type { ColumnStorage, ColumnVisibility } from './columnVisibility.ts'

export type TableDensity = 'comfortable' | 'compact'

/** What is asked for. Another query begins at the first page. */
export interface TableFiltering<Row> {
  /** The question as text, such as an address holds it; empty when nothing is asked. */
  query: string
  /** Keeps a row; leave it out where the server filters. */
  matches?: (row: Row) => boolean
  /** Takes all of it back: offered where nothing matches. */
  onClear?: () => void
}

interface PaginationOptions {
  /** From 1. */
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

/** Pages that are cut here, from all rows, or there: then `data` is one page, in the order that the server gave. */
export type TablePagination =
  | ({ mode: 'client' } & PaginationOptions)
  /** Without a total nobody knows how many there are: say `hasNext`. */
  | ({ mode: 'server'; total?: number; hasNext?: boolean } & PaginationOptions)

/** What a server or an address must know to show the same rows again. */
export interface TableView {
  sorting: Sorting | null
  page: number
  pageSize: number
}

/** The chosen rows, for the actions on all of them. */
export interface SelectedRows extends RowSelection {
  count: number
  clear: () => void
}

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the table: "Vehicles". */
  caption: string
  /** Keep it outside the component: other columns are another order to compute. */
  columns: readonly Column<Row>[]
  data: readonly Row[]
  /** The same row has the same id, whatever else of it changes. */
  getRowId: (row: Row) => string
  /** A row in words, for the box that selects it. */
  getRowName: (row: Row) => string
  sorting?: Sorting | null
  defaultSorting?: Sorting | null
  onSortingChange?: (sorting: Sorting | null) => void
  filtering?: TableFiltering<Row>
  /** The fields that filter; they stand above the table. */
  filters?: ReactNode
  /** What can be done with the list: export it, add to it. */
  actions?: ReactNode
  pagination?: TablePagination
  onPaginationChange?: (pagination: { page: number; pageSize: number }) => void
  /** Order and page in one, once for each change: for an address or a request. */
  onViewChange?: (view: TableView) => void
  /** Rows can be selected: what can be done with all that are. */
  bulkActions?: (selected: SelectedRows) => ReactNode
  isRowSelectable?: (row: Row) => boolean
  rowSelection?: RowSelection
  defaultRowSelection?: RowSelection
  onRowSelectionChange?: (selection: RowSelection) => void
  /** A person may choose the columns. */
  columnSettings?: boolean
  columnVisibility?: ColumnVisibility
  defaultColumnVisibility?: ColumnVisibility
  onColumnVisibilityChange?: (visibility: ColumnVisibility) => void
  /** Where the choice of columns is kept, under `storageKey`. */
  storage?: ColumnStorage | undefined
  storageKey?: string
  /** The page of a row. Its name becomes a link, and a press elsewhere on the row follows it. */
  rowHref?: (row: Row) => string | undefined
  /** What can be done with one row, such as a Menu; stands at its end. */
  rowActions?: (row: Row) => ReactNode
  /** The row that is open beside the table. */
  currentRowId?: string | undefined
  /** Puts a heading over rows that follow each other; such a table draws all its rows. */
  getRowGroup?: (row: Row) => RowGroup
  card?: RowCard<Row>
  /** Narrower than so many px, rows are cards; 0 for never. @default 640 */
  cardBreakpoint?: number
  /** Rows of 56 or 44 px. @default 'comfortable' */
  density?: TableDensity
  /** The head stays in sight while the page scrolls. Where the table itself scrolls, it always does. */
  stickyHeader?: boolean
  /** The names of the rows stay in sight while the table scrolls sideways. */
  stickyFirstColumn?: boolean
  /** Draws only the rows in sight. @default 'auto', from 200 rows */
  virtualize?: 'auto' | boolean
  /** No edge around: it stands in a card that has one. */
  flush?: boolean
  /** The first rows are on their way. */
  loading?: boolean
  /** Newer rows are on their way; those of before stay, dimmed. */
  refetching?: boolean
  /** Why there are no rows, or no newer ones. */
  error?: Pick<ErrorStateProps, 'kind' | 'title' | 'description' | 'reference'> | undefined
  onRetry?: (() => void) | undefined
  /** Before there was ever a row. */
  empty?: Pick<EmptyStateProps, 'title' | 'description' | 'action' | 'illustration'>
  /** Where the filters leave nothing. */
  emptyFiltered?: Partial<Pick<EmptyStateProps, 'title' | 'description' | 'illustration'>>
  /** How old the rows are: "as of 14:32". */
  asOf?: ReactNode
  /** The language that orders words. @default 'en-NG' */
  locale?: string
  labels?: Partial<DataTableLabels>
  ref?: Ref<HTMLDivElement>
}

const loadParts = () => import('./LazyTableParts.tsx')
const loadCards = () => import('./CardList.tsx')

/** Rows that are compared, ordered, chosen and acted on; on a phone the same rows as cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, cardBreakpoint = 640, flush = false, loading = false, refetching = false } = props
  const { rowHref, rowActions, getRowName, isRowSelectable, bulkActions, card, labels, currentRowId } = props
  const root = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(props.ref, () => root.current, [])
  const mergedLabels = useMemo(() => ({ ...defaultLabels, ...labels }), [labels])
  // Until the cards are there, and where they do not come, the table can be scrolled sideways.
  const isNarrow = useIsNarrow(root, cardBreakpoint)
  const cardParts = useLazyModule(isNarrow, loadCards)
  const cards = isNarrow ? cardParts : undefined
  // Fetched before it is needed: what goes wrong is most often the network.
  const lazyParts = useLazyModule(true, loadParts)
  const table = useTable(props)

  const setSelected = useRef(table.setSelected)
  useLayoutEffect(() => {
    setSelected.current = table.setSelected
  })
  const hasBulkActions = bulkActions !== undefined
  // The same object as long as rows look the same, so that scrolling draws no row twice.
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
      onSelectChange: (id, on) => setSelected.current([id], on),
    }),
    [table.columns, getRowName, rowHref, rowActions, card, mergedLabels, currentRowId, hasBulkActions, isRowSelectable],
  )

  const { sorting, total, selection } = table
  const count = countSelected(selection, total ?? table.rows.length)
  const announcement = useAnnouncement({
    state: {
      sorting,
      sortedBy: props.columns.find(({ id }) => id === sorting?.columnId)?.header,
      query: table.query,
      page: table.current,
      from: table.from,
      to: table.to,
      total,
      selected: count,
    },
    caption,
    loading,
    refetching,
    labels: mergedLabels,
  })
  const focusRegion = () => region.current?.focus({ preventScroll: true })
  const partProps = { props, table, rowSettings, labels: mergedLabels, cards, lazyParts, region }
  return (
    <div {...getRootProps(props)} ref={root} className={cx(styles.root, props.className)}>
      <TableToolbar {...partProps} />
      <div className={cx(styles.surface, !flush && styles.edge)}>
        {lazyParts && bulkActions && (cards !== undefined || count > 0) && !loading ? (
          <lazyParts.BulkBar
            table={table}
            labels={mergedLabels}
            isCardView={cards !== undefined}
            count={count}
            actions={bulkActions({ ...selection, count, clear: table.clearSelection })}
            onFocusLost={focusRegion}
          />
        ) : null}
        {lazyParts && props.error && table.rows.length > 0 ? (
          <lazyParts.StaleRowsMessage labels={mergedLabels} pending={refetching} onRetry={props.onRetry} />
        ) : null}
        <TableBody {...partProps} />
        <TableFooter {...partProps} />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
