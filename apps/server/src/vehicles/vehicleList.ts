import type { contract, Parsed } from '@vehicle-partner/api/contract'
import type { Day } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { containsText } from '../fleet/containsText.ts'

type Query = Parsed<(typeof contract)['vehicles']['list']>['query']

const assignedDriver = sql`(select a.driver_id from vehicle_assignments a where a.vehicle_id = i.id and a.ended_at is null)`

/** What a vehicle needs somebody for: `s` is its papers. */
export const vehicleNeedsAttention = sql`(i.status not in ('archived', 'draft') and (s.compliance in ('expired', 'rejected') or ${assignedDriver} is null))`

const sortColumns: Record<Query['sort']['field'], SQL> = {
  created_at: sql`i.created_at`,
  name: sql`lower(i.name)`,
  year: sql`i.year`,
  seats: sql`i.seats`,
  next_expiry: sql`s.next_expiry`,
  trips_30d: sql`coalesce(used.trips, 0)`,
}

/** The ids on one page of the vehicles of an organisation, and how many there are on all. */
export async function listVehicleIds(
  db: Db,
  partnerId: string,
  query: Query,
  now: Date,
  today: Day,
): Promise<{ ids: string[]; total: number }> {
  const { page, perPage, sort, search, status, type, city_id, compliance, inventory_type, driver, year_from, year_to, needs_attention } =
    query
  const papers = compliance.length > 0 || needs_attention !== undefined || sort.field === 'next_expiry'
  const where = [
    sql`i.partner_id = ${partnerId}`,
    status.length > 0 ? sql`i.status in ${status}` : sql`i.status <> 'archived'`,
    ...(type.length > 0 ? [sql`i.type in ${type}`] : []),
    ...(city_id.length > 0 ? [sql`i.city_id in ${city_id}`] : []),
    ...(inventory_type.length > 0 ? [sql`i.inventory_type in ${inventory_type}`] : []),
    ...(compliance.length > 0 ? [sql`s.compliance in ${compliance}`] : []),
    ...(driver ? [sql`${assignedDriver} is ${sql.raw(driver === 'assigned' ? 'not null' : 'null')}`] : []),
    ...(year_from === undefined ? [] : [sql`i.year >= ${year_from}`]),
    ...(year_to === undefined ? [] : [sql`i.year <= ${year_to}`]),
    ...(needs_attention === undefined ? [] : [vehicleNeedsAttention]),
    ...(search === undefined
      ? []
      : [
          sql`(${containsText(sql`i.search_text`, search)} or exists (select 1 from vehicle_assignments a join drivers d on d.id = a.driver_id
            where a.vehicle_id = i.id and a.ended_at is null and ${containsText(sql`d.search_text`, search)}))`,
        ]),
  ]
  const used = sql`left join (select vehicle_id, count(*)::int as trips from trips where partner_id = ${partnerId} and status = 'completed'
    and departure_at >= ${daysAgo(now, 30)} and departure_at < ${now.toISOString()} group by 1) used on used.vehicle_id = i.id`
  const way = sql.raw(sort.descending ? 'desc nulls last' : 'asc nulls last')
  const [found] = await rows<{ total: number; ids: string[] }>(
    db,
    sql`with ${papers ? sql`${complianceSql('vehicle', partnerId, today)}, ` : sql``}found as (
        select i.id, ${sortColumns[sort.field]} as key from vehicles i
        ${papers ? sql`join standing s on s.id = i.id` : sql``} ${sort.field === 'trips_30d' ? used : sql``}
        where ${sql.join(where, sql` and `)}
      )
      select (select count(*)::int from found) as total,
        array(select id from found order by key ${way}, id ${sql.raw(sort.descending ? 'desc' : 'asc')}
          limit ${perPage} offset ${(page - 1) * perPage}) as ids`,
  )
  return found ?? { total: 0, ids: [] }
}

/** The instant so many days ago, as PostgreSQL reads it. */
export const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()
