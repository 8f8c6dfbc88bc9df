import type { Day } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { arrayOf, integer, text } from '../db/sqlValueTypes.ts'
import { complianceSql } from './complianceSql.ts'
import { containsText } from './containsText.ts'
import { daysAgo, fleetNames, needsAttention } from './fleetConditions.ts'

interface FleetQuery {
  page: number
  perPage: number
  sort: { field: string; descending: boolean }
  search?: string | undefined
  status: readonly string[]
  compliance: readonly string[]
  city_id: readonly string[]
  needs_attention?: string | undefined
}

/** The part of a list that vehicles and drivers do not share; `i` is the row and `s` its compliance. */
interface FleetList {
  type: 'vehicle' | 'driver'
  sortColumn: SQL
  filters: readonly SQL[]
  /** Joins that the sort column or the filters need. */
  joins?: readonly SQL[]
}

const idPage = defineRow({ total: integer, ids: arrayOf(text) })

/** What decides the rows of a list: whose, with which query, and when. */
export interface FleetMatch {
  partnerId: string
  query: FleetQuery
  now: Date
  today: Day
}

/** Selects `id` and `key`, by which the list is sorted, of the vehicles or drivers that match a query. */
export function fleetMatchesSql({ partnerId, query, now, today }: FleetMatch, { type, sortColumn, filters, joins = [] }: FleetList): SQL {
  const { sort, search, status, compliance, city_id, needs_attention } = query
  const { table, column, partyTable, partyColumn } = fleetNames[type]
  const needsCompliance = compliance.length > 0 || needs_attention !== undefined || sort.field === 'next_expiry'
  const where = [
    sql`i.partner_id = ${partnerId}`,
    status.length > 0 ? sql`i.status in ${status}` : sql`i.status <> 'archived'`,
    ...(compliance.length > 0 ? [sql`s.compliance in ${compliance}`] : []),
    ...(city_id.length > 0 ? [sql`i.city_id in ${city_id}`] : []),
    ...(needs_attention === undefined ? [] : [needsAttention(type, partnerId)]),
    ...filters,
    ...(search === undefined
      ? []
      : [
          sql`(${containsText(sql`i.search_text`, search)} or i.id in (select a.${column} from vehicle_assignments a join ${partyTable} p on p.id = a.${partyColumn}
            where a.partner_id = ${partnerId} and a.ended_at is null and p.partner_id = ${partnerId} and ${containsText(sql`p.search_text`, search)}))`,
        ]),
  ]
  const allJoins = [
    ...(needsCompliance ? [sql`join compliance s on s.id = i.id`] : []),
    ...(sort.field === 'trips_30d' ? [completedTripsJoin(type, partnerId, now)] : []),
    ...joins,
  ]
  return sql`${needsCompliance ? sql`with ${complianceSql(type, partnerId, today)} ` : sql``}select i.id, ${sortColumn} as key
    from ${table} i ${sql.join(allJoins, sql` `)} where ${sql.join(where, sql` and `)}`
}

/** The ids on one page of a list of vehicles or drivers, and the total number of its rows. */
export async function listFleetIds(
  db: Db,
  { page, perPage, sort }: Pick<FleetQuery, 'page' | 'perPage' | 'sort'>,
  matches: SQL,
): Promise<{ ids: string[]; total: number }> {
  const direction = sql.raw(sort.descending ? 'desc' : 'asc')
  const [row] = await selectRows(
    db,
    idPage,
    sql`with matches as (${matches})
      select (select count(*)::int from matches) as total,
        array(select id from matches order by key ${direction} nulls last, id ${direction} limit ${perPage} offset ${(page - 1) * perPage}) as ids`,
  )
  return row ?? { total: 0, ids: [] }
}

/** Joins `used.trips`, the completed trips of the last 30 days; null without any. */
const completedTripsJoin = (type: 'vehicle' | 'driver', partnerId: string, now: Date) => {
  const { column } = fleetNames[type]
  return sql`left join (select ${column}, count(*)::int as trips from trips where partner_id = ${partnerId} and status = 'completed'
    and departure_at >= ${daysAgo(now, 30)} and departure_at < ${now.toISOString()} group by 1) used on used.${column} = i.id`
}
