import {
  carryReasons,
  describeCarriedLines,
  describeLeftLines,
  signedAmount,
  type CarryReason,
  type Day,
  type EarningType,
} from '@vehicle-partner/domain'
import { and, eq, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { carriedLines, disputes, earningLines as e } from '../db/schema/earningTables.ts'
import { integer, oneOfText } from '../db/sqlValueTypes.ts'

const isUnderQuery = sql`exists (select 1 from ${disputes} q where q.earning_line_id = ${e.id} and q.state in ('open', 'in_review'))`

/** Lines of an organisation up to a day that are on no payslip. */
export const isOpenUntil = (partnerId: string, lastDay: Day): SQL | undefined =>
  and(eq(e.partner_id, partnerId), inArray(e.state, ['pending', 'unsettled']), lte(e.service_date, lastDay))

/** The same without lines under query: what the month has brought so far. */
export const isExpectedUntil = (partnerId: string, lastDay: Day): SQL | undefined =>
  and(isOpenUntil(partnerId, lastDay), sql`not ${isUnderQuery}`)

/** The lines that the closing of a month settles: checked for 48 hours, and under no query. See `unsettleableReason` in domain. */
export const isSettleableUntil = (partnerId: string, lastDay: Day): SQL | undefined =>
  and(isExpectedUntil(partnerId, lastDay), eq(e.state, 'unsettled'))

/** Lines of one reason. */
export interface CarriedSum {
  reason: CarryReason
  lines: number
  /** Credits minus debits. */
  amount_kobo: number
  text: string
}

const signed = sql`sum(case ${e.direction} when 'credit' then ${e.amount_kobo} else -${e.amount_kobo} end)::float8`.mapWith(integer)
const counted = sql`count(*)::int`.mapWith(integer)

/** Records the open lines that the closing of a month has left, with the reason. */
export async function recordLeftLines(db: Db, partnerId: string, month: Day, lastDay: Day): Promise<void> {
  const reason = sql`case when ${isUnderQuery} then 'under_query' else 'being_checked' end`
  await db.execute(
    sql`insert into ${carriedLines} (earning_line_id, month, partner_id, reason)
      select ${e.id}, ${month}::date, ${e.partner_id}, ${reason} from ${e} where ${isOpenUntil(partnerId, lastDay)} on conflict do nothing`,
  )
}

/** The lines that the closing of a month has left for a later payslip. */
export async function sumLeftLines(db: Db, partnerId: string, month: Day): Promise<CarriedSum[]> {
  const found = await db
    .select({ reason: carriedLines.reason, lines: counted, amount_kobo: signed })
    .from(carriedLines)
    .innerJoin(e, eq(e.id, carriedLines.earning_line_id))
    .where(and(eq(carriedLines.partner_id, partnerId), eq(carriedLines.month, month)))
    .groupBy(carriedLines.reason)
    .orderBy(carriedLines.reason)
  return found.map((row) => ({ ...row, text: describeLeftLines(row.reason, row.lines) }))
}

/** Open lines that are under query: the draft does not count them. */
export async function sumQueriedLines(db: Db, partnerId: string, lastDay: Day): Promise<CarriedSum[]> {
  const [found] = await db
    .select({ lines: counted, amount_kobo: sql`coalesce(${signed}, 0)`.mapWith(integer) })
    .from(e)
    .where(and(isOpenUntil(partnerId, lastDay), isUnderQuery))
  if (!found || found.lines === 0) return []
  return [{ reason: 'under_query', ...found, text: describeLeftLines('under_query', found.lines) }]
}

/** Why a line was left at the last closing before it was settled; lines without a record were posted later. */
const lastReason = sql`coalesce((
  select c.reason from ${carriedLines} c where c.earning_line_id = ${e.id} order by c.month desc limit 1
), 'posted_late')`.mapWith(oneOfText(carryReasons))

/** The lines of earlier months among some lines, by type and reason. */
export async function countCarriedLines(db: Db, lines: SQL | undefined, month: Day) {
  const found = db
    .select({ type: e.type, direction: e.direction, amount_kobo: e.amount_kobo, reason: lastReason.as('reason') })
    .from(e)
    .where(and(lines, lt(e.service_date, month)))
    .as('found')
  const rows = await db
    .select({
      type: found.type,
      direction: found.direction,
      reason: found.reason,
      lines: sql`count(*)::int`.mapWith(integer),
      kobo: sql`sum(${found.amount_kobo})::float8`.mapWith(integer),
    })
    .from(found)
    .groupBy(found.type, found.direction, found.reason)
    .orderBy(found.reason, found.type)
  return rows.map(({ direction, kobo, ...row }) => ({ ...row, amount_kobo: signedAmount(direction, kobo) }))
}

export type CarriedCount = Awaited<ReturnType<typeof countCarriedLines>>[number]

/** The sums by reason. */
export function sumByReason(rows: readonly CarriedCount[]): CarriedSum[] {
  return [...Map.groupBy(rows, ({ reason }) => reason)].map(([reason, own]) => {
    const lines = own.reduce((total, row) => total + row.lines, 0)
    return { reason, lines, amount_kobo: own.reduce((total, row) => total + row.amount_kobo, 0), text: describeCarriedLines(reason, lines) }
  })
}

/** The sentences that a payslip line of a type says about lines of earlier months. */
export const explainCarriedLines = (rows: readonly CarriedCount[], type: EarningType): string[] =>
  rows.filter((row) => row.type === type).map(({ reason, lines }) => describeCarriedLines(reason, lines))
