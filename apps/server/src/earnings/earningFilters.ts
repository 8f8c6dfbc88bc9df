import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { parseAmountSearch, type DayRange } from '@vehicle-partner/domain'
import { and, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import { literal } from '../db/like.ts'
import { earningLines as e } from '../db/schema/earnings.ts'

/** Filters of a list of lines; an empty one does not narrow. */
export type LineFilters = Omit<
  Parsed<(typeof contract)['earnings']['list']>['query'],
  'page' | 'perPage' | 'sort' | 'period' | 'from' | 'to'
>

/** Lines of an organisation that count, by service date in Lagos. */
export const linesWithin = (partnerId: string, { from, to }: DayRange): SQL | undefined =>
  and(
    eq(e.partner_id, partnerId),
    ne(e.state, 'void'),
    from === undefined ? undefined : gte(e.service_date, from),
    to === undefined ? undefined : lte(e.service_date, to),
  )

const among = (column: Parameters<typeof inArray>[0], values: readonly string[]) =>
  values.length === 0 ? undefined : inArray(column, [...values])

/**
 * Lines that are found on one of several roads, each with an index of its own: an `or` over them would look at every line. They are gone
 * once and kept, for a database that knows little of its tables yet might go them again for every line.
 */
const amongLines = (...roads: SQL[]): SQL =>
  sql`${e.id} in (with hits as materialized (${sql.join(roads, sql` union all `)}) select id from hits)`

/** A trip knows its driver and route; a line names them only where it has no trip. */
const ofTrip = (partnerId: string, column: 'driver_id' | 'route_id', values: readonly string[]) => {
  if (values.length === 0) return undefined
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  const name = sql.identifier(column)
  return amongLines(
    sql`select l.id from earning_lines l where l.partner_id = ${partnerId} and l.${name} in (${list})`,
    sql`select l.id from trips t join earning_lines l on l.trip_id = t.id where t.partner_id = ${partnerId} and t.${name} in (${list})`,
  )
}

/** What a list of lines is narrowed to, but for the state. */
export const narrowed = (partnerId: string, filters: LineFilters): SQL | undefined =>
  and(
    among(e.type, filters.type),
    among(e.direction, filters.direction),
    among(e.vehicle_id, filters.vehicle_id),
    among(e.trip_id, filters.trip_id),
    among(e.payslip_id, filters.payslip_id),
    ofTrip(partnerId, 'driver_id', filters.driver_id),
    ofTrip(partnerId, 'route_id', filters.route_id),
    filters.search === undefined ? undefined : found(partnerId, filters.search),
  )

/** A reference of the line or of its trip, or an exact amount. */
export function found(partnerId: string, search: string): SQL {
  const amount = parseAmountSearch(search)
  const like = `%${literal(search)}%`
  return amongLines(
    sql`select l.id from earning_lines l where l.partner_id = ${partnerId} and l.reference ilike ${like}`,
    sql`select l.id from trips t join earning_lines l on l.trip_id = t.id where t.partner_id = ${partnerId} and t.reference ilike ${like}`,
    ...(amount === undefined
      ? []
      : [sql`select l.id from earning_lines l where l.partner_id = ${partnerId} and l.amount_kobo = ${amount}`]),
  )
}
