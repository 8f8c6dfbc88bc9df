import type { ListEndpoint, Lookup } from '@vehicle-partner/api'
import { useApi, useOrganization } from '../session/useSession.ts'
import type { FilterName, LookupFilter } from './listFilters.ts'

const kinds = {
  vehicle: { label: 'Vehicle', hint: 'Search by plate or model' },
  driver: { label: 'Driver', hint: 'Search by name' },
  route: { label: 'Route', hint: 'Search by name or code' },
} as const

/** Filters of a vehicle, a driver and a route. `names` has the names of items that the list shows. */
export function useLookupFilters() {
  const { lookups } = useApi()
  const { partner } = useOrganization()
  const calls = { vehicle: lookups.vehicles, driver: lookups.drivers, route: lookups.routes }
  return <E extends ListEndpoint>(
    kind: keyof typeof kinds,
    name: FilterName<E>,
    names: Iterable<readonly [id: string, label: string]>,
  ): LookupFilter<E> => {
    const known = new Map(names)
    return {
      kind: 'lookup',
      name,
      ...kinds[kind],
      async load(search): Promise<readonly Lookup[]> {
        const { data } = await calls[kind]({ params: { id: partner.id }, query: search === '' ? {} : { search } })
        return data
      },
      format: ([id = '', ...others]) => (others.length === 0 ? (known.get(id) ?? 'One') : String(others.length + 1)),
    }
  }
}
