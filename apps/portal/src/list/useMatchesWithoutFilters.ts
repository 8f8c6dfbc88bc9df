import { skipToken, useQuery, type QueryKey } from '@tanstack/react-query'
import type { ListEndpoint, ListInput } from '@vehicle-partner/api'
import type { AppliedFilter } from './listFilters.ts'
import { withoutFilters } from './ListToolbar.tsx'
import type { ListState } from './useListQuery.ts'

/** A list's call with another query. */
export type ListCall<E extends ListEndpoint> = (query: ListInput<E>) => {
  queryKey: QueryKey
  queryFn: (context: { signal: AbortSignal }) => Promise<{ metadata: { total: number } }>
}

/**
 * How many rows the search of an empty result has without its filters: 0 without both, and while it is unknown. The rows are kept as those
 * of the list, which shows them at once when the filters are cleared.
 */
export function useMatchesWithoutFilters<E extends ListEndpoint>(
  isEmpty: boolean,
  { query, search }: ListState<E>,
  applied: readonly AppliedFilter<E>[],
  call: ListCall<E> | undefined,
): number {
  const unfiltered = isEmpty && search !== '' && applied.length > 0 ? call?.({ ...query, ...withoutFilters(applied) }) : undefined
  const { data } = useQuery(unfiltered ?? { queryKey: ['none'], queryFn: skipToken })
  return data?.metadata.total ?? 0
}
