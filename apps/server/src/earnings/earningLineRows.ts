import type { contract, HandlerResult } from '@vehicle-partner/api/contract'
import { disputableUntil } from '@vehicle-partner/domain'
import { aliasedTable, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { carriedLines, disputes, earningLines } from '../db/schema/earningTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { routes } from '../db/schema/routeTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import * as z from 'zod'
import { integer, json, nullable, text } from '../db/sqlValueTypes.ts'

const e = earningLines
const v = aliasedTable(vehicles, 'v')
const d = aliasedTable(drivers, 'd')
const t = aliasedTable(trips, 't')
const r = aliasedTable(routes, 'r')
const lastDispute = sql`(select json_build_object('id', q.id, 'state', q.state) from ${disputes} q
  where q.earning_line_id = ${e.id} order by q.created_at desc, q.id desc limit 1)`.mapWith(
  nullable(json(z.object({ id: z.string(), state: z.string() }))),
)

const lastCarry = sql`(select json_build_object('month', c.month, 'reason', c.reason) from ${carriedLines} c
  where c.earning_line_id = ${e.id} order by c.month desc limit 1)`.mapWith(
  nullable(json(z.object({ month: z.string(), reason: z.string() }))),
)

type StrictLine = HandlerResult<(typeof contract)['earnings']['list']>['data'][number]

interface LineQuery {
  where: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset?: number
}

/** Reads earning lines with the names of their vehicle, driver, trip and route. */
export async function readEarningLines(db: Db, { where, orderBy, limit, offset = 0 }: LineQuery): Promise<StrictLine[]> {
  // Select the page first, so that the joins run for its rows only.
  const page = db.$with('page').as(
    db
      .select({ id: e.id, place: sql`row_number() over (order by ${sql.join(orderBy, sql`, `)})`.mapWith(integer).as('place') })
      .from(e)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  )
  const found = await db
    .with(page)
    .select({
      line: e,
      plate: v.registration_number,
      driver: sql`${d.fname} || ' ' || ${d.lname}`.mapWith(nullable(text)),
      driver_id: d.id,
      trip: t.reference,
      route: r.name,
      route_id: r.id,
      dispute: lastDispute,
      carried_over: lastCarry,
      issued_at: payslips.issued_at,
    })
    .from(page)
    .innerJoin(e, eq(e.id, page.id))
    .leftJoin(v, eq(v.id, e.vehicle_id))
    .leftJoin(payslips, eq(payslips.id, e.payslip_id))
    .leftJoin(t, eq(t.id, e.trip_id))
    .leftJoin(d, sql`${d.id} = coalesce(${e.driver_id}, ${t.driver_id})`)
    .leftJoin(r, sql`${r.id} = coalesce(${e.route_id}, ${t.route_id})`)
    .orderBy(page.place)
  return found.map(({ line, plate, driver, driver_id, trip, route, route_id, dispute, carried_over, issued_at }) => ({
    id: line.id,
    reference: line.reference,
    occurred_at: line.occurred_at.toISOString(),
    service_date: line.service_date,
    type: line.type,
    direction: line.direction,
    amount_kobo: line.amount_kobo,
    currency: 'NGN',
    description: line.description,
    vehicle: toReference(line.vehicle_id, plate),
    driver: toReference(driver_id, driver),
    trip: toReference(line.trip_id, trip),
    route: toReference(route_id, route),
    formula: line.formula && { ...line.formula, rate_card_version: line.rate_card_version },
    state: line.state,
    payslip_id: line.payslip_id,
    disputable_until: disputableUntil(issued_at),
    reverses_id: line.reverses_id,
    dispute,
    carried_over,
    created_at: (line.created_at ?? line.occurred_at).toISOString(),
  }))
}

const toReference = (id: string | null, label: string | null) => (id === null || label === null ? null : { id, label })

const sortColumns = { occurred_at: e.occurred_at, amount: e.amount_kobo, type: e.type, reference: e.reference }

/** The order of a list of lines. Ties are ordered by id, so that no row appears on two pages. */
export function orderEarningLines({ field, descending }: { field: keyof typeof sortColumns; descending: boolean }): SQL[] {
  const column = sortColumns[field]
  return descending ? [desc(column), desc(e.id)] : [sql`${column}`, sql`${e.id}`]
}

const sortCasts = { occurred_at: sql`timestamptz`, amount: sql`bigint`, type: sql`text`, reference: sql`text` }

/** What orders a line in a list. */
type OrderedLine = Pick<Awaited<ReturnType<typeof readEarningLines>>[number], 'id' | 'occurred_at' | 'amount_kobo' | 'type' | 'reference'>

/** Matches the lines that follow a line in this order. */
export function isAfterLine({ field, descending }: { field: keyof typeof sortColumns; descending: boolean }, last: OrderedLine): SQL {
  const { occurred_at, amount_kobo, type, reference, id } = last
  const value = { occurred_at, amount: amount_kobo, type, reference }[field]
  return sql`(${sortColumns[field]}, ${e.id}) ${descending ? sql`<` : sql`>`} (${value}::${sortCasts[field]}, ${id})`
}
