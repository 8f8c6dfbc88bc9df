import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { listedTripGroups } from '@vehicle-partner/api/server'
import { addDays, foldText, issueStates, lagosDayStart } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { containsText } from '../fleet/containsText.ts'
import { escapeLikePattern } from '../db/likePattern.ts'
import type { BlockedIds } from './blockedIds.ts'

export type TripQuery = Parsed<(typeof contract)['trips']['list']>['query']

const unresolved = issueStates.filter((state) => state !== 'resolved')

/** The vehicle or driver whose trips a list shows. */
export type TripParty = { vehicle: string } | { driver: string } | undefined

/** Statuses whose trips a list shows for the same days. */
export interface StatusSpan {
  statuses: readonly string[]
  days: readonly SQL[]
}

/** The statuses and days that a query selects. */
export const listStatusSpans = (query: Pick<TripQuery, 'group' | 'status' | 'from' | 'to'>, now: Date): StatusSpan[] =>
  listedTripGroups(query, now).map(({ statuses, from, to }) => ({
    statuses,
    days: [
      ...(from === undefined ? [] : [sql`t.departure_at >= ${lagosDayStart(from).toISOString()}`]),
      ...(to === undefined ? [] : [sql`t.departure_at < ${lagosDayStart(addDays(to, 1)).toISOString()}`]),
    ],
  }))

/** The conditions of the filters, without the tab. */
export function filterConditions(query: TripQuery, party: TripParty): SQL[] {
  const { route_id, vehicle_id, driver_id, city_id } = query
  return [
    ...(party === undefined ? [] : 'vehicle' in party ? [sql`t.vehicle_id = ${party.vehicle}`] : [sql`t.driver_id = ${party.driver}`]),
    ...(route_id.length > 0 ? [sql`t.route_id in ${route_id}`] : []),
    ...(vehicle_id.length > 0 ? [sql`t.vehicle_id in ${vehicle_id}`] : []),
    ...(driver_id.length > 0 ? [sql`t.driver_id in ${driver_id}`] : []),
    ...(city_id.length > 0 ? [sql`t.route_id in (select id from routes where city_id in ${city_id})`] : []),
  ]
}

/** Whether the partner has to act on a trip, by the same rule as `tripNeeds` of the domain. */
export const needsAction = (partnerId: string, { vehicles, drivers }: BlockedIds): SQL => sql`((t.status in ('scheduled', 'assigned')
    and (t.vehicle_id is null or t.driver_id is null or t.vehicle_id in ${idSet(vehicles)} or t.driver_id in ${idSet(drivers)}))
  or (t.status in ('scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted')
    and t.id in (select i.trip_id from trip_issues i where i.partner_id = ${partnerId} and i.state in ${unresolved})))`

/** Whether the reference, route, vehicle or driver of a trip contains the search text. */
export const matchesTripSearch = (partnerId: string, search: string): SQL => sql`(
  t.reference like ${`%${escapeLikePattern(foldText(search).toUpperCase())}%`}
  or t.vehicle_id in (select id from vehicles where partner_id = ${partnerId} and ${containsText(sql`search_text`, search)})
  or t.driver_id in (select id from drivers where partner_id = ${partnerId} and ${containsText(sql`search_text`, search)})
  or t.route_id in (select id from routes where ${containsText(sql`search_text`, search)}))`

/** Any number of ids as one parameter. */
const idSet = (ids: readonly string[]): SQL => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
