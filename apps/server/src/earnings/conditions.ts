import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { amountIn, type DayRange } from '@vehicle-partner/domain'
import { and, eq, gte, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm'
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

/** A trip knows its driver and route; a line names them only where it has no trip. */
const ofTrip = (partnerId: string, column: 'driver_id' | 'route_id', values: readonly string[]) => {
  if (values.length === 0) return undefined
  const list = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  const name = sql.identifier(column)
  return or(
    inArray(e[column], [...values]),
    sql`${e.trip_id} in (select id from trips where trips.partner_id = ${partnerId} and trips.${name} in (${list}))`,
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

/** A reference of the line or of its trip, or an exact amount. The organisation is named for the trips too, so that they are looked through once. */
export function found(partnerId: string, search: string): SQL | undefined {
  const amount = amountIn(search)
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    amount === undefined ? undefined : eq(e.amount_kobo, amount),
    sql`${e.reference} ilike ${like}`,
    sql`${e.trip_id} in (select id from trips where trips.partner_id = ${partnerId} and trips.reference ilike ${like})`,
  )
}
