import type { ListEndpoint, ListInput } from '@vehicle-partner/api'
import { RouteTabs, type EmptyStateProps } from '@vehicle-partner/ui'
import type { ListState } from './useListQuery.ts'
import { chosenValues, type FilterName } from './listFilters.ts'
import { withoutFilters } from './ListToolbar.tsx'

/** A tab of a list: a part of its query, such as `{ status: ['active'] }`; `{}` shows all. */
export interface ListTab<E extends ListEndpoint> {
  label: string
  query: Partial<Pick<ListInput<E>, FilterName<E>>>
  count?: number | undefined
  /** The count is one of problems. */
  hasProblem?: boolean
  /** What the tab says while it has no rows. @default a sentence with its label; the list's own text for the first tab and for all rows */
  empty?: Pick<EmptyStateProps, 'title' | 'description'>
}

interface ListTabsProps<E extends ListEndpoint> {
  /** Names the row of tabs: 'Vehicles by status'. */
  label: string
  list: ListState<E>
  tabs: readonly ListTab<E>[]
  /** Whether the counts are still loading. */
  loading: boolean
}

/** The tabs of a list with their counts. They are links; the one whose query the address has is the current one. */
export function ListTabs<E extends ListEndpoint>({ label, list, tabs, loading }: ListTabsProps<E>) {
  const names = tabNames(tabs)
  const hrefOf = (tab: ListTab<E>) => list.hrefFor({ ...withoutFilters<E>([{ names }]), ...tab.query })
  const current = findCurrentTab(list, tabs)
  return (
    <RouteTabs
      aria-label={label}
      items={tabs.map((tab) => ({
        href: hrefOf(tab),
        label: tab.label,
        count: tab.count,
        countPending: loading && 'count' in tab,
        hasProblem: tab.hasProblem && tab.count !== 0,
      }))}
      currentHref={current ? hrefOf(current) : ''}
    />
  )
}

/** The filters that the tabs set. */
export const tabNames = <E extends ListEndpoint>(tabs: readonly ListTab<E>[]): FilterName<E>[] => [
  ...new Set(tabs.flatMap(({ query }) => Object.keys(query) as FilterName<E>[])),
]

/** The tab that sets exactly the values that the list has now; undefined where filters combine values of several tabs. */
export function findCurrentTab<E extends ListEndpoint>(list: ListState<E>, tabs: readonly ListTab<E>[]): ListTab<E> | undefined {
  const names = tabNames(tabs)
  const valuesOf = (query: Partial<ListInput<E>>) => names.map((name) => chosenValues(query, name).toSorted().join()).join('&')
  const current = valuesOf(list.query)
  return tabs.find(({ query }) => valuesOf(query as Partial<ListInput<E>>) === current)
}
