import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { listedTripGroups } from '@vehicle-partner/api/server'
import { addDays, foldText, issueStates, lagosDayStart } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { containsText } from '../fleet/containsText.ts'
import { escapeLikePattern } from '../db/likePattern.ts'
import type { BlockedIds } from './blockedIds.ts'

export type TripQuery = Parsed<(typeof contract)['trips']['list']>['query']

const unresolved = issueStates.filter((state) => state !== 'resolved')

/** One vehicle or driver whose trips alone are shown. */
export type TripParty = { vehicle: string } | { driver: string } | undefined

/** States of which a list shows the trips of the same days. */
export interface StatusSpan {
  statuses: readonly string[]
  days: readonly SQL[]
}

/** Trips of the groups and days that are asked for. */
export const statusSpans = (query: Pick<TripQuery, 'group' | 'status' | 'from' | 'to'>, now: Date): StatusSpan[] =>
  listedTripGroups(query, now).map(({ statuses, from, to }) => ({
    statuses,
    days: [
      ...(from === undefined ? [] : [sql`t.departure_at >= ${lagosDayStart(from).toISOString()}`]),
      ...(to === undefined ? [] : [sql`t.departure_at < ${lagosDayStart(addDays(to, 1)).toISOString()}`]),
    ],
  }))

/** What filters leave, whatever the tab. */
export function filterConditions(query: TripQuery, owner: TripParty): SQL[] {
  const { route_id, vehicle_id, driver_id, city_id } = query
  return [
    ...(owner === undefined ? [] : 'vehicle' in owner ? [sql`t.vehicle_id = ${owner.vehicle}`] : [sql`t.driver_id = ${owner.driver}`]),
    ...(route_id.length > 0 ? [sql`t.route_id in ${route_id}`] : []),
    ...(vehicle_id.length > 0 ? [sql`t.vehicle_id in ${vehicle_id}`] : []),
    ...(driver_id.length > 0 ? [sql`t.driver_id in ${driver_id}`] : []),
    ...(city_id.length > 0 ? [sql`t.route_id in (select id from routes where city_id in ${city_id})`] : []),
  ]
}

/** Trips that need somebody of the organisation, as `needsOfTrip` of the domain tells it of one. */
export const needsAction = (partnerId: string, { vehicles, drivers }: BlockedIds): SQL => sql`((t.status in ('scheduled', 'assigned')
    and (t.vehicle_id is null or t.driver_id is null or t.vehicle_id in ${idSet(vehicles)} or t.driver_id in ${idSet(drivers)}))
  or (t.status in ('scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted')
    and t.id in (select i.trip_id from trip_issues i where i.partner_id = ${partnerId} and i.state in ${unresolved})))`

/** Trips whose reference, line, vehicle or driver contains what is searched for. */
export const matchesTripSearch = (partnerId: string, search: string): SQL => sql`(
  t.reference like ${`%${escapeLikePattern(foldText(search).toUpperCase())}%`}
  or t.vehicle_id in (select id from vehicles where partner_id = ${partnerId} and ${containsText(sql`search_text`, search)})
  or t.driver_id in (select id from drivers where partner_id = ${partnerId} and ${containsText(sql`search_text`, search)})
  or t.route_id in (select id from routes where ${containsText(sql`search_text`, search)}))`

/** A list of ids as one parameter; a set to look into, however long it is. */
const idSet = (ids: readonly string[]): SQL => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
