import { useQuery } from '@tanstack/react-query'
import type { ListEndpoint, ListInput } from '@vehicle-partner/api'
import { useApi, useOrganization } from '../session/useSession.ts'
import { chosenValues, type FilterName, type LookupFilter } from './listFilters.ts'

const labels = { vehicle: 'Vehicle', driver: 'Driver', route: 'Route' } as const

/**
 * The filter of a vehicle, a driver or a route. `names` has the names of items that the list shows, once it is loaded; an item that none of its
 * rows has, such as a removed vehicle, is looked up.
 */
export function useLookupFilter<E extends ListEndpoint>(
  item: LookupFilter<E>['item'],
  name: FilterName<E>,
  { query }: { query: Partial<ListInput<E>> },
  names: readonly (readonly [id: string, label: string])[] | undefined,
): LookupFilter<E> {
  const { lookups } = useApi()
  const { partner } = useOrganization()
  const known = new Map(names)
  const [chosen, ...more] = chosenValues(query, name)
  const lookup = { vehicle: lookups.vehicles, driver: lookups.drivers, route: lookups.routes }[item]
  const found = useQuery({
    ...lookup.query({ params: { id: partner.id }, query: { id: chosen } }),
    enabled: names !== undefined && chosen !== undefined && more.length === 0 && !known.has(chosen),
  })
  const findName = (id: string) => known.get(id) ?? found.data?.data.find((option) => option.id === id)?.label
  const format = ([id = '', ...others]: readonly string[]) => (others.length === 0 ? (findName(id) ?? 'One') : String(others.length + 1))
  return { kind: 'lookup', item, name, label: labels[item], format }
}
