import type { Download, ListEndpoint, ReportFormat, SortField } from '@vehicle-partner/api'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ErrorMessageKey } from '@vehicle-partner/domain'
import { DataTable, DateText, Stack, type Column, type DataTableProps, type EmptyStateProps } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useDeferredValue, type ReactNode } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { ExportButton } from './ExportButton.tsx'
import { describeNoMatch } from './describeNoMatch.ts'
import { appliedFilters, filterNames, type ListFilter } from './listFilters.ts'
import { findCurrentTab, ListTabs, tabNames, type ListTab } from './ListTabs.tsx'
import { ListToolbar, withoutFilters } from './ListToolbar.tsx'
import { useItemNames } from './useItemNames.ts'
import { useKnownTotal } from './useKnownTotal.ts'
import { useListLayout } from './useListLayout.ts'
import { toListInput, type ListState } from './useListQuery.ts'
import { useMediaQuery } from './useMediaQuery.ts'
import { useMatchesWithoutFilters, type ListCall } from './useMatchesWithoutFilters.ts'

/** A column of a list: a sortable one has the name of a field that the call can sort by. */
export type ListColumn<E extends ListEndpoint, Row> = Omit<Column<Row>, 'sortBy' | 'sortable'> &
  ({ id: SortField<E>; sortable: true } | { sortable?: false })

/** What a list's call returns. */
interface ListPage<Row> {
  data: readonly Row[]
  /** A server of the specification alone sends the total and no time. */
  metadata: { total: number; as_of?: string | undefined }
}

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  | 'getRowId'
  | 'getRowName'
  | 'card'
  | 'rowHref'
  | 'rowActions'
  | 'getRowGroup'
  | 'bulkActions'
  | 'isRowSelectable'
  | 'currentRowId'
  | 'density'
  | 'wideActions'
>

export interface ListViewProps<E extends ListEndpoint, Row> extends TableProps<Row> {
  list: ListState<E>
  /** The list's call with `list.query`. Use `keepPreviousData`, so that the rows stay until the next ones are there. */
  result: UseQueryResult<ListPage<Row>>
  /** Names the list: 'Vehicles'. */
  caption: string
  /** What a row is called: `['vehicle', 'vehicles']`. */
  itemName: readonly [one: string, many: string]
  /** Keep it outside the component. */
  columns: readonly ListColumn<E, Row>[]
  /** Names the search field. Without it the list has no search. */
  searchLabel?: string
  /** Calls the list to say how many rows other filters leave: those that the user is choosing, and none where the search finds nothing. */
  callWithQuery?: ListCall<E>
  filters?: readonly ListFilter<E>[]
  tabs?: readonly ListTab<E>[]
  /** Downloads the rows of all pages that the filters leave. Resolves to undefined when the file comes later. */
  onExport?: (format: ReportFormat) => Promise<Download | undefined>
  /** Lets users choose the columns; stored under this key. */
  columnsKey?: string
  /** The ids of columns that are hidden until the user shows them. */
  hiddenColumns?: readonly string[]
  /** The ids of columns that are hidden while the window is as narrow as a small laptop, until the user decides about them. */
  wideColumns?: readonly string[]
  /** Lets users choose between table and cards where there is room for a table; stored under this key. */
  layoutKey?: string
  /** Buttons at the end of the tool row. */
  actions?: ReactNode
  /** Between the tabs and the tool row: what matters beyond the list. */
  highlights?: ReactNode
  /** The message of a failed call where the server sends none. @default 'default' */
  errorFallback?: ErrorMessageKey
  /** Before there was ever a row. */
  empty: Pick<EmptyStateProps, 'title' | 'description' | 'action' | 'secondaryAction' | 'illustration'>
}

const none: readonly never[] = []
const pageSizes = [10, 20, 50, 100] as const

/** A list of the portal: tabs with counts, search, filters and export above a table, whose pages and order are in the address. */
export function ListView<E extends ListEndpoint, Row>(props: ListViewProps<E, Row>) {
  const {
    list,
    result,
    caption,
    itemName,
    columns,
    searchLabel,
    callWithQuery,
    filters: ownFilters = none,
    tabs = none,
    onExport,
    actions,
    highlights,
    columnsKey,
    layoutKey,
    hiddenColumns = none,
    wideColumns = none,
    errorFallback,
    empty,
    ...table
    // Hundreds of cells render in slices, between which the page answers to keys and fingers. Tabs and toolbar are at once what they are.
  } = useDeferredValue(props)
  const { storage } = usePortal().dependencies
  const layout = useListLayout(layoutKey)
  const filters = useItemNames(ownFilters, list)
  const { data, metadata } = result.data ?? {}
  const [one, many] = itemName
  const isSmallLaptop = useMediaQuery('(width<80em)')
  const [firstTab] = tabs
  const tab = findCurrentTab(list, tabs)
  // A tab is a place in the list and not a filter that the user would clear.
  const tabFilters = new Set<string>(tab && tabNames(tabs))
  const shownFilters = filters.filter((filter) => filterNames(filter).some((name) => !tabFilters.has(name)))
  const applied = appliedFilters(list, shownFilters)
  const filtered = list.filters.filter(({ name }) => !tabFilters.has(name))
  const isEmpty = metadata?.total === 0 && filtered.length > 0
  const matches = useMatchesWithoutFilters(isEmpty, list, applied, callWithQuery)
  const clear = () => list.change({ ...withoutFilters(applied), ...toListInput<E>({ search: matches > 0 ? list.search : undefined }) })
  const total = metadata?.total ?? 0
  const knownTotal = useKnownTotal(list.query, result)
  const lastPage = Math.max(1, Math.ceil(total / list.pageSize))
  return (
    <Stack gap="xlarge">
      {tabs.length === 0 ? null : <ListTabs label={caption} list={props.list} tabs={tabs} loading={result.isPending} />}
      {highlights}
      <DataTable
        {...table}
        {...layout}
        {...(columnsKey === undefined
          ? {}
          : {
              columnSettings: true,
              defaultColumnVisibility: Object.fromEntries(
                [...hiddenColumns, ...(isSmallLaptop ? wideColumns : none)].map((id) => [id, false]),
              ),
              storage,
              storageKey: `COLUMNS_${columnsKey}`,
            })}
        caption={caption}
        columns={columns}
        data={data ?? none}
        filters={
          <ListToolbar
            list={props.list}
            searchLabel={searchLabel}
            filters={filters}
            applied={appliedFilters(props.list, shownFilters)}
            itemName={itemName}
            callWithQuery={callWithQuery}
            searching={props.list.search !== '' && props.result.isPlaceholderData}
          />
        }
        actions={
          <>
            {onExport === undefined || (metadata ? total === 0 : result.isError) ? null : (
              <ExportButton count={knownTotal} isFiltered={filtered.length > 0} itemName={itemName} onExport={onExport} />
            )}
            {actions}
          </>
        }
        sorting={list.sorting}
        alwaysSorted
        pagination={{
          mode: 'server',
          page: list.page,
          pageSize: list.pageSize,
          pageSizeOptions: pageSizes,
          ...(metadata === undefined ? {} : { total }),
        }}
        onViewChange={({ sorting, page, pageSize }) => {
          if (sorting?.columnId !== list.sorting.columnId || sorting.direction !== list.sorting.direction) list.setSorting(sorting)
          // A page after the last one gives way, without an entry in the history.
          else list.change(toListInput({ page, perPage: pageSize }), { replace: list.page > lastPage })
        }}
        filtering={{ query: filtered.flatMap(Object.values).join(), onClear: clear }}
        loading={result.isPending}
        refetching={result.isFetching && (result.isPlaceholderData || result.isError)}
        error={
          result.isError
            ? { title: `The ${many} could not be loaded`, description: getErrorMessage(result.error, errorFallback) }
            : undefined
        }
        onRetry={() => void result.refetch()}
        empty={
          tab?.empty ??
          (tab === undefined || tab === firstTab || Object.keys(tab.query).length === 0
            ? empty
            : { title: `No ${many} here`, description: `No ${one} is under “${tab.label}” now.` })
        }
        emptyFiltered={{
          illustration: <EmptyRoadIllustration missing />,
          description: describeNoMatch(one, list.search, applied, matches),
        }}
        asOf={
          metadata?.as_of === undefined ? undefined : (
            <>
              as of <DateText value={metadata.as_of} format="time" />
            </>
          )
        }
        stickyHeader
      />
    </Stack>
  )
}
