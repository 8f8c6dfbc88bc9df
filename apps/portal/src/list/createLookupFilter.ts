import type { ListEndpoint } from '@vehicle-partner/api'
import type { FilterName, LookupFilter } from './listFilters.ts'

const labels = { vehicle: 'Vehicle', driver: 'Driver', route: 'Route' } as const

/** Creates the filter of a vehicle, a driver or a route. `names` has the names of items that the list shows. */
export function createLookupFilter<E extends ListEndpoint>(
  item: LookupFilter<E>['item'],
  name: FilterName<E>,
  names: Iterable<readonly [id: string, label: string]>,
): LookupFilter<E> {
  const known = new Map(names)
  const format = ([id = '', ...others]: readonly string[]) => (others.length === 0 ? (known.get(id) ?? 'One') : String(others.length + 1))
  return { kind: 'lookup', item, name, label: labels[item], format }
}
