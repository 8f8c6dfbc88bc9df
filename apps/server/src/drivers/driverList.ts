import type { contract, Parsed } from '@vehicle-partner/api/contract'
import type { Day } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { containsText } from '../fleet/containsText.ts'
import { daysAgo } from '../vehicles/vehicleList.ts'

type Query = Parsed<(typeof contract)['drivers']['list']>['query']

const hasVehicle = sql`exists (select 1 from vehicle_assignments a where a.driver_id = i.id and a.ended_at is null)`

/** What a driver needs somebody for: `s` is their papers. */
export const driverNeedsAttention = sql`(i.status <> 'archived' and s.compliance in ('expired', 'rejected'))`
/** At work and without a vehicle. */
export const driverIsUnassigned = sql`(i.status = 'active' and not ${hasVehicle})`

const sortColumns: Record<Query['sort']['field'], SQL> = {
  name: sql`lower(i.fname || ' ' || i.lname)`,
  created_at: sql`i.created_at`,
  rating: sql`given.rating`,
  trips_30d: sql`coalesce(used.trips, 0)`,
  licence_expiry_date: sql`i.licence_expiry_date`,
}

/** The ids on one page of the drivers of an organisation, and how many there are on all. */
export async function listDriverIds(
  db: Db,
  partnerId: string,
  query: Query,
  now: Date,
  today: Day,
): Promise<{ ids: string[]; total: number }> {
  const { page, perPage, sort, search, status, compliance, city_id, licence_class, vehicle, rating_min, needs_attention } = query
  const papers = compliance.length > 0 || needs_attention !== undefined
  const where = [
    sql`i.partner_id = ${partnerId}`,
    status.length > 0 ? sql`i.status in ${status}` : sql`i.status <> 'archived'`,
    ...(compliance.length > 0 ? [sql`s.compliance in ${compliance}`] : []),
    ...(city_id.length > 0 ? [sql`i.city_id in ${city_id}`] : []),
    ...(licence_class.length > 0 ? [sql`i.licence_class in ${licence_class}`] : []),
    ...(vehicle ? [vehicle === 'assigned' ? hasVehicle : sql`not ${hasVehicle}`] : []),
    ...(rating_min === undefined ? [] : [sql`given.rating >= ${rating_min}`]),
    ...(needs_attention === undefined ? [] : [driverNeedsAttention]),
    ...(search === undefined
      ? []
      : [
          sql`(${containsText(sql`i.search_text`, search)} or exists (select 1 from vehicle_assignments a join vehicles v on v.id = a.vehicle_id
            where a.driver_id = i.id and a.ended_at is null and ${containsText(sql`v.search_text`, search)}))`,
        ]),
  ]
  const used = sql`left join (select driver_id, count(*)::int as trips from trips where partner_id = ${partnerId} and status = 'completed'
    and departure_at >= ${daysAgo(now, 30)} and departure_at < ${now.toISOString()} group by 1) used on used.driver_id = i.id`
  const given = sql`left join (select t.driver_id, round(avg(r.score), 1)::float8 as rating from trips t join ratings r on r.trip_id = t.id
    where r.partner_id = ${partnerId} and r.rated_at >= ${daysAgo(now, 90)} and t.partner_id = ${partnerId} and t.departure_at >= ${daysAgo(now, 90)} and t.departure_at < ${now.toISOString()} group by 1) given on given.driver_id = i.id`
  const way = sql.raw(sort.descending ? 'desc nulls last' : 'asc nulls last')
  const rated = sort.field === 'rating' || rating_min !== undefined
  const [found] = await rows<{ total: number; ids: string[] }>(
    db,
    sql`with ${papers ? sql`${complianceSql('driver', partnerId, today)}, ` : sql``}found as (
        select i.id, ${sortColumns[sort.field]} as key from drivers i
        ${papers ? sql`join standing s on s.id = i.id` : sql``} ${sort.field === 'trips_30d' ? used : sql``} ${rated ? given : sql``}
        where ${sql.join(where, sql` and `)}
      )
      select (select count(*)::int from found) as total,
        array(select id from found order by key ${way}, id ${sql.raw(sort.descending ? 'desc' : 'asc')}
          limit ${perPage} offset ${(page - 1) * perPage}) as ids`,
  )
  return found ?? { total: 0, ids: [] }
}

export interface DriverCount {
  status: string
  compliance: string
  unassigned: boolean
  needs_attention: boolean
  count: number
}

/** How many drivers an organisation has of each kind that its lists count. */
export function countDrivers(db: Db, partnerId: string, today: Day): Promise<DriverCount[]> {
  return rows<DriverCount>(
    db,
    sql`with ${complianceSql('driver', partnerId, today)}
      select i.status, s.compliance, ${driverIsUnassigned} as unassigned, ${driverNeedsAttention} as needs_attention, count(*)::int as count
      from drivers i join standing s on s.id = i.id where i.partner_id = ${partnerId} group by 1, 2, 3, 4`,
  )
}
