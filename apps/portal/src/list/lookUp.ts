import type { Api, ListEndpoint } from '@vehicle-partner/api'
import type { LookupFilter } from './listFilters.ts'

type LookedUpItem = LookupFilter<ListEndpoint>['item']

/** Finds vehicles, drivers or routes of an organisation by a search, or one by its id; with an empty query the first by name. */
export async function lookUp(
  { lookups }: Api,
  item: LookedUpItem,
  partnerId: string,
  query: { search?: string; id?: string },
  signal?: AbortSignal,
) {
  const call = { vehicle: lookups.vehicles, driver: lookups.drivers, route: lookups.routes }[item]
  const { data } = await call({ params: { id: partnerId }, query }, signal && { signal })
  return data
}

/** Finds the names of items by their ids, also of removed ones. */
export async function lookUpNames(
  api: Api,
  partnerId: string,
  items: readonly { item: LookedUpItem; id: string }[],
  signal: AbortSignal,
): Promise<(readonly [id: string, name: string])[]> {
  const found = await Promise.all(items.map(async ({ item, id }) => lookUp(api, item, partnerId, { id }, signal)))
  return found.flat().map(({ id, label }) => [id, label])
}
