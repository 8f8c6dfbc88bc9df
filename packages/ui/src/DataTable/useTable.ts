'use client'
import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { getPageRange } from '../Pagination/paginationRange.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { findRowHeader } from './tableColumns.ts'
import type { DataTableProps, TableView } from './DataTable.tsx'
import {
  allRowsSelected,
  noRowsSelected,
  changeSelection,
  getSelectionState,
  removeMissingRows,
  type RowSelection,
} from './rowSelection.ts'
import { getNextSorting, sortRows, type Sorting } from './sortRows.ts'
import {
  readColumnVisibility,
  getVisibleColumns,
  writeColumnVisibility,
  type ColumnStorage,
  type ColumnVisibility,
} from './columnVisibility.ts'

/** State of a table: visible rows and columns, sorting, page and selection. */
export function useTable<Row>(props: DataTableProps<Row>) {
  const { data, getRowId, pagination, filtering, locale = 'en-NG', loading = false, error } = props
  const isServer = pagination?.mode === 'server'
  const query = filtering?.query ?? ''

  const [sorting, setSorting] = useControllableState(props.sorting, props.defaultSorting ?? null, props.onSortingChange)
  const [ownPaging, setOwnPaging] = useState({ page: pagination?.defaultPage ?? 1, pageSize: pagination?.defaultPageSize ?? 10 })
  const page = pagination?.page ?? ownPaging.page
  const pageSize = pagination?.pageSize ?? ownPaging.pageSize

  const { columns, setColumnVisible } = useColumns(props)
  const matches = isServer ? undefined : filtering?.matches
  const filtered = useMemo(() => (matches && query !== '' ? data.filter((row) => matches(row)) : data), [data, matches, query])
  const ordered = useMemo(() => {
    const sortBy = isServer || sorting === null ? undefined : props.columns.find(({ id }) => id === sorting.columnId)?.sortBy
    return sortBy && sorting ? sortRows(filtered, sortBy, sorting.direction, locale) : filtered
  }, [filtered, isServer, sorting, props.columns, locale])

  const total = isServer ? pagination.total : filtered.length
  const pageInfo = getPageRange({ page, pageSize, total, hasNext: isServer ? pagination.hasNext === true : false })
  const { current } = pageInfo
  const isClientPaginated = pagination !== undefined && !isServer
  const rows = useMemo(
    () => (isClientPaginated ? ordered.slice((current - 1) * pageSize, current * pageSize) : ordered),
    [ordered, isClientPaginated, current, pageSize],
  )

  const changeView = (view: TableView) => {
    if (view.page !== page || view.pageSize !== pageSize) {
      setOwnPaging({ page: view.page, pageSize: view.pageSize })
      props.onPaginationChange?.({ page: view.page, pageSize: view.pageSize })
    }
    props.onViewChange?.(view)
  }
  const setSortingAndReset = (next: Sorting | null) => {
    setSorting(next)
    changeView({ sorting: next, page: 1, pageSize })
  }
  const goToPage = (next: number) => changeView({ sorting, page: next, pageSize })

  const { selection, setSelection } = useSelection(props, query)

  // A new query returns to the first page, unless the app gives it with a page of its own; a page that no longer exists goes to the last one.
  const last = useRef({ query, page })
  const isSettled = pagination !== undefined && !loading && props.refetching !== true && error === undefined && total !== undefined
  const goToPageInEffect = useEffectEvent(goToPage)
  useLayoutEffect(() => {
    const { current: before } = last
    last.current = { query, page }
    if (before.query !== query) {
      if (page !== 1 && page === before.page) goToPageInEffect(1)
    } else if (isSettled && page > (pageInfo.count ?? page)) goToPageInEffect(current)
  }, [query, page, pageInfo.count, isSettled, current])

  const canSelect = props.isRowSelectable
  // Computed on demand: listing the ids of a hundred thousand rows is slower than rendering the visible ones.
  const pageIds = useMemo(
    () => memoizeOnce(() => rows.flatMap((row) => (canSelect && !canSelect(row) ? [] : [getRowId(row)]))),
    // Row ids are stable, so a new `getRowId` does not matter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [rows, canSelect],
  )
  const selectedOnPage = useMemo(() => getSelectionState(selection, pageIds), [selection, pageIds])
  return {
    columns,
    setColumnVisible,
    rowHeader: findRowHeader(props.columns),
    /** The rows of the current page, sorted. */
    rows,
    /** All filtered rows that are loaded. */
    filtered,
    sorting,
    sort: (columnId: string) => setSortingAndReset(getNextSorting(sorting, columnId)),
    setOrder: setSortingAndReset,
    query,
    ...pageInfo,
    pageSize,
    total,
    goToPage,
    setPageSize: (size: number, next: number) => changeView({ sorting, page: next, pageSize: size }),
    selection,
    selectedOnPage,
    /** Ids of the selectable rows on this page. */
    pageIds,
    selectsNone: canSelect ? !rows.some((row) => canSelect(row)) : rows.length === 0,
    setSelected: (ids: readonly string[], on: boolean) => setSelection(changeSelection(selection, ids, on)),
    clearSelection: () => setSelection(noRowsSelected),
    selectOnly: (ids: readonly string[]) => setSelection(changeSelection(noRowsSelected, ids, true)),
    selectEverything: () => {
      const ids = filtered.flatMap((row) => (canSelect && !canSelect(row) ? [] : [getRowId(row)]))
      setSelection(isServer ? allRowsSelected : { mode: 'only', ids: new Set(ids) })
    },
    /** Number of selected rows that the filters hide; unknown for server filters. */
    hiddenSelectedCount: isServer || query === '' ? 0 : countMissing(selection, filtered, getRowId),
  }
}

/** Computes a value on first use. */
function memoizeOnce<Answer>(compute: () => Answer): () => Answer {
  let known: { answer: Answer } | undefined
  return () => (known ??= { answer: compute() }).answer
}

export type TableState<Row> = ReturnType<typeof useTable<Row>>

function countMissing<Row>(selection: RowSelection, rows: readonly Row[], getRowId: (row: Row) => string): number {
  if (selection.ids.size === 0) return 0
  const presentIds = new Set(rows.map((row) => getRowId(row)))
  return [...selection.ids].filter((id) => !presentIds.has(id)).length
}

function useColumns<Row>(props: DataTableProps<Row>) {
  const { storage, storageKey, columnVisibility, defaultColumnVisibility } = props
  /** Of columns that the user has shown or hidden; the others follow the default. */
  const [choices, setChoices] = useState<ColumnVisibility>({})
  const readChoices = useEffectEvent((from: ColumnStorage, key: string) => readColumnVisibility(from, key, defaultColumnVisibility))
  useLayoutEffect(() => {
    const stored = storage && storageKey ? readChoices(storage, storageKey) : undefined
    // oxlint-disable-next-line react/set-state-in-effect -- the server cannot read the storage, so the first render must not either
    if (stored) setChoices(stored)
  }, [storage, storageKey])

  const visibility = columnVisibility ?? { ...defaultColumnVisibility, ...choices }
  // A default that is written in place is a new object in each render; the columns stay the same.
  const hiddenIds = JSON.stringify(Object.keys(visibility).filter((id) => visibility[id] === false))
  const columns = useMemo(() => {
    const rowHeader = findRowHeader(props.columns)
    return getVisibleColumns(
      props.columns.map((column) => (column === rowHeader ? { ...column, rowHeader: true, alwaysVisible: true } : column)),
      new Set(JSON.parse(hiddenIds) as string[]), // written above
    )
  }, [props.columns, hiddenIds])
  return {
    columns,
    setColumnVisible: (id: string, isVisible: boolean) => {
      const next = { ...choices, [id]: isVisible }
      setChoices(next)
      props.onColumnVisibilityChange?.({ ...visibility, [id]: isVisible })
      if (storage && storageKey) writeColumnVisibility(storage, storageKey, next)
    },
  }
}

function useSelection<Row>(props: DataTableProps<Row>, query: string) {
  const { data, getRowId, pagination, loading = false, error } = props
  const [selection, setSelection] = useControllableState(
    props.rowSelection,
    props.defaultRowSelection ?? noRowsSelected,
    props.onRowSelectionChange,
  )
  // A row that is missing from client data was removed; server data may be on another page.
  const hasAllRows = pagination?.mode !== 'server' && !loading && error === undefined
  const removeVanished = useEffectEvent((rows: readonly Row[]) => {
    const next = removeMissingRows(selection, new Set(rows.map((row) => getRowId(row))))
    if (next !== selection) setSelection(next)
  })
  const isEmpty = selection.ids.size === 0
  useLayoutEffect(() => {
    if (hasAllRows && !isEmpty) removeVanished(data)
  }, [data, hasAllRows, isEmpty, selection])

  // “All” refers to the results of one query.
  const lastQuery = useRef(query)
  const clearAllSelected = useEffectEvent(() => {
    if (selection.mode === 'all-but') setSelection(noRowsSelected)
  })
  useLayoutEffect(() => {
    if (lastQuery.current === query) return
    lastQuery.current = query
    clearAllSelected()
  }, [query])
  return { selection, setSelection }
}
