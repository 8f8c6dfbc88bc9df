import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { parseAmountSearch, type DayRange } from '@vehicle-partner/domain'
import { and, eq, gte, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import { escapeLikePattern } from '../db/likePattern.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'

/** Filters of a list of earning lines; an empty filter matches everything. */
export type LineFilters = Omit<
  Parsed<(typeof contract)['earnings']['list']>['query'],
  'page' | 'perPage' | 'sort' | 'period' | 'from' | 'to'
>

/** Lines of an organisation in a range of service dates (Lagos), without void ones. */
export const isInRange = (partnerId: string, { from, to }: DayRange): SQL | undefined =>
  and(
    eq(e.partner_id, partnerId),
    ne(e.state, 'void'),
    from === undefined ? undefined : gte(e.service_date, from),
    to === undefined ? undefined : lte(e.service_date, to),
  )

const isOneOf = (column: Parameters<typeof inArray>[0], values: readonly string[]) =>
  values.length === 0 ? undefined : inArray(column, [...values])

/**
 * Matches lines that one of several queries finds. Each query uses an index of its own; an `or` of the conditions would scan every line.
 * `materialized` runs them only once, even if the planner lacks statistics.
 */
const isAnyOfLines = (...queries: SQL[]): SQL =>
  sql`${e.id} in (with hits as materialized (${sql.join(queries, sql` union all `)}) select id from hits)`

/** A line's trip has its driver and route; the line itself has them only if it has no trip. */
const matchesTrip = (partnerId: string, column: 'driver_id' | 'route_id', values: readonly string[]) => {
  if (values.length === 0) return undefined
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  const name = sql.identifier(column)
  return isAnyOfLines(
    sql`select l.id from earning_lines l where l.partner_id = ${partnerId} and l.${name} in (${list})`,
    sql`select l.id from trips t join earning_lines l on l.trip_id = t.id where t.partner_id = ${partnerId} and t.${name} in (${list})`,
  )
}

/** The filters of a list of lines, except for its state. */
export const matchesFilters = (partnerId: string, filters: LineFilters): SQL | undefined =>
  and(
    isOneOf(e.type, filters.type),
    isOneOf(e.direction, filters.direction),
    isOneOf(e.vehicle_id, filters.vehicle_id),
    isOneOf(e.trip_id, filters.trip_id),
    isOneOf(e.payslip_id, filters.payslip_id),
    filters.disputed === undefined
      ? undefined
      : sql`${e.id} in (select q.earning_line_id from disputes q where q.partner_id = ${partnerId} and q.state in ('open', 'in_review'))`,
    matchesTrip(partnerId, 'driver_id', filters.driver_id),
    matchesTrip(partnerId, 'route_id', filters.route_id),
    filters.search === undefined ? undefined : matchesSearch(partnerId, filters.search),
  )

/** Searches the references of lines and trips, and exact amounts. */
export function matchesSearch(partnerId: string, search: string): SQL {
  const amount = parseAmountSearch(search)
  const like = `%${escapeLikePattern(search)}%`
  return isAnyOfLines(
    sql`select l.id from earning_lines l where l.partner_id = ${partnerId} and l.reference ilike ${like}`,
    sql`select l.id from trips t join earning_lines l on l.trip_id = t.id where t.partner_id = ${partnerId} and t.reference ilike ${like}`,
    ...(amount === undefined
      ? []
      : [sql`select l.id from earning_lines l where l.partner_id = ${partnerId} and l.amount_kobo = ${amount}`]),
  )
}
