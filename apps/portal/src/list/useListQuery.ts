import { listDefaults, readListQuery, writeListQuery, type ListEndpoint, type ListInput, type SortField } from '@vehicle-partner/api'
import type { Sorting } from '@vehicle-partner/ui'
import { use, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PortalContext } from '../session/PortalContext.ts'
import { useStepBack } from '../navigation/useStepBack.ts'
import { nextSort, toSorting } from './sortParam.ts'
import { useOpenedAbove } from './useOpenedAbove.ts'

/** A sort parameter: a field of the call, with `-` for descending. */
type SortParam<E extends ListEndpoint> = SortField<E> | `-${SortField<E>}`

/** The parts of a list's query that are neither page nor order. */
type Filters = { name: string; value: unknown }[]

export interface ListOptions<E extends ListEndpoint> {
  /** Values of the query that do not come from the address, such as the organisation's key. */
  given?: Partial<ListInput<E>>
  /** The order while the address names none, such as '-departure_at'. @default the call's own */
  order?: SortParam<E> | undefined
  /** The parameter that holds the id of the open row. */
  selection?: string
}

export interface ListState<E extends ListEndpoint> {
  endpoint: E
  /** The query for the call: what the address says, and what is given. Unknown and malformed values are left out. */
  query: ListInput<E>
  page: number
  pageSize: number
  sorting: Sorting
  search: string
  /** The filters and the search in use, without those of `given`. */
  filters: Filters
  /** The id of the open row. */
  selectedId: string | undefined
  /** Changes the address, which adds an entry to the history. Everything but another page begins at the first page. */
  change: (change: Partial<ListInput<E>>, options?: { replace?: boolean }) => void
  /** A search replaces the one before in the history, so that Back leaves the search and does not take back letters. */
  setSearch: (search: string) => void
  /** Sorts by a column; `null` sorts as the list does by default, or the other way round where it does so already. */
  setSorting: (sorting: Sorting | null) => void
  /** The query for the call after a change. */
  queryAfter: (change: Partial<ListInput<E>>) => ListInput<E>
  /** The link to this list after a change. */
  hrefFor: (change: Partial<ListInput<E>>) => string
  /** The link that opens a row, or closes the open one. */
  selectionHref: (id: string | undefined) => string
  /** Closes the open row: a step back where it was opened from this list, otherwise in place of the entry. */
  clearSelection: () => void
}

/**
 * Keeps the query of a list in the address: page, page size, order, search, filters and the open row. It is typed by the list's
 * description in the contract, so that an unknown filter or field does not compile.
 */
export function useListQuery<E extends ListEndpoint>(
  endpoint: E,
  { given, order, selection = 'selected' }: ListOptions<E> = {},
): ListState<E> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const portal = use(PortalContext)
  const address = useMemo(() => new URLSearchParams(search), [search])
  const defaults = useMemo(() => listDefaults(endpoint), [endpoint])
  const fromAddress = readListQuery(endpoint, address, given)
  const { page = defaults.page, perPage = defaults.perPage, sort: sortInAddress, search: text = '', ...filters } = fromAddress as BaseQuery

  const callSort = toSortParam(defaults.sort)
  const usualSort = order ?? callSort
  // The call's own order is left out of what is read, but where the list has another one it is a choice.
  const sort = sortInAddress ?? (usualSort !== callSort && address.get('sort') === callSort ? callSort : undefined)
  const inOrder = (sort ?? order) === undefined ? {} : { sort: sort ?? order }
  const toQuery = (read: object) => ({ ...read, ...inOrder, ...given }) as ListInput<E> // all parts are typed by the same query

  const hrefOf = (params: URLSearchParams) => (params.size === 0 ? pathname : `${pathname}?${params.toString()}`)
  const addressAfter = (change: Partial<ListInput<E>>) => {
    const next = writeListQuery(endpoint, address, 'page' in change ? change : { ...change, page: undefined })
    if (!('page' in change)) next.delete(selection)
    const { sort: chosen } = change as BaseQuery
    if (chosen === usualSort) next.delete('sort')
    else if (chosen === callSort) next.set('sort', callSort)
    return next
  }
  const go = (href: string, replace = false) => {
    // Not while another page is being opened: a search that ends a moment after a tap on a row would take the tap back.
    if (portal && portal.currentLocation().pathname !== pathname) return
    void navigate(href, { replace, preventScrollReset: true })
  }
  const change: ListState<E>['change'] = (next, { replace = false } = {}) => {
    const href = hrefOf(addressAfter(next))
    if (href !== pathname + search) go(href, replace)
  }
  const selectionHref = (id: string | undefined) => {
    const next = new URLSearchParams(address)
    next.delete(selection)
    if (id !== undefined) next.set(selection, id)
    return hrefOf(next)
  }
  const closedHref = selectionHref(undefined)
  const isOpenedAbove = useOpenedAbove(hrefOf(address), closedHref)
  const stepBack = useStepBack()
  return {
    endpoint,
    query: toQuery(fromAddress),
    page,
    pageSize: perPage,
    sorting: toSorting(sort ?? usualSort),
    search: text,
    filters: Object.entries({ ...filters, ...(text === '' ? {} : { search: text }) }).map(([name, value]) => ({ name, value })),
    selectedId: address.get(selection) ?? undefined,
    change,
    setSearch: (next) => change(toListInput({ search: next === '' ? undefined : next }), { replace: text !== '' }),
    setSorting: (sorting) => change(toListInput({ sort: nextSort(sorting, sort, usualSort) })),
    queryAfter: (next) => toQuery(readListQuery(endpoint, addressAfter(next), given)),
    hrefFor: (next) => hrefOf(addressAfter(next)),
    selectionHref,
    clearSelection: () => (isOpenedAbove() ? stepBack() : go(closedHref, true)),
  }
}

interface BaseQuery {
  page?: number | undefined
  perPage?: number | undefined
  sort?: string | undefined
  search?: string | undefined
}

/** Every list has these parameters; a generic query does not show them to the compiler. */
export const toListInput = <E extends ListEndpoint>(query: BaseQuery): Partial<ListInput<E>> => query as unknown as Partial<ListInput<E>>

const toSortParam = ({ field, descending }: { field: string; descending: boolean }) => (descending ? `-${field}` : field)
