import { useQuery } from '@tanstack/react-query'
import type { ListEndpoint } from '@vehicle-partner/api'
import { useApi, useOrganization } from '../session/useSession.ts'
import { chosenValues, findItemName, type ListFilter } from './listFilters.ts'
import type { ListState } from './useListQuery.ts'

/** The filters with the names of chosen items that no row has, such as removed vehicles. */
export function useItemNames<E extends ListEndpoint>(filters: readonly ListFilter<E>[], { query }: ListState<E>): readonly ListFilter<E>[] {
  const api = useApi()
  const { partner } = useOrganization()
  const unnamed = filters.flatMap((filter) => {
    if (filter.kind !== 'lookup' || !filter.names) return []
    const ids = chosenValues(query, filter.name)
    return findItemName(filter, ids) === undefined ? ids.map((id) => ({ item: filter.item, id })) : []
  })
  const { data } = useQuery({
    queryKey: ['itemNames', partner.id, unnamed],
    // Loaded then, because it is rare.
    queryFn: async ({ signal }) => (await import('./lookUp.ts')).lookUpNames(api, partner.id, unnamed, signal),
    enabled: unnamed.length > 0,
  })
  if (!data) return filters
  return filters.map((filter) => (filter.kind === 'lookup' ? { ...filter, names: filter.names?.concat(data) } : filter))
}
