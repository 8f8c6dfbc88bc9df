import {
  earningDirection,
  lagosDayStart,
  monthRange,
  payslipEntries,
  payslipTotals,
  calculateWithholdingTax,
  type Day,
  type PayslipEntry,
  type PayslipTotals,
  type EarningTypeSum,
} from '@vehicle-partner/domain'
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { loadMonthTerms, type MonthTerms } from '../rateCards/rateCardTerms.ts'
import { integer, json, nullable } from '../db/sqlValueTypes.ts'
import { countCarriedLines, explainCarriedLines, isExpectedUntil, sumByReason, type CarriedCount, type CarriedSum } from './carriedLines.ts'
import { isUnsettledReturn, sumReturnedPayouts } from './returnedPayouts.ts'

/** The totals of a month. */
export interface MonthTotals {
  sums: EarningTypeSum[]
  entries: PayslipEntry[]
  totals: PayslipTotals
  openingKobo: number
  /** Payouts that came back. */
  returnedKobo: number
  /** Lines of earlier months. */
  carriedOver: CarriedSum[]
  terms: MonthTerms
  whtBaseKobo: number
  whtKobo: number
}

/** What belongs to a payslip. */
export interface MonthContent {
  month: Day
  lines: SQL | undefined
  returned: SQL | undefined
}

/** The moment after the last day of a month. */
export const monthEnd = (month: Day): Date => lagosDayStart(monthRange(month, 1).from)

/** What would be on the payslip of a month if all lines so far were checked, and without those under query. */
export const expectedContent = (partnerId: string, month: Day): MonthContent => ({
  month,
  lines: isExpectedUntil(partnerId, monthRange(month).to),
  returned: isUnsettledReturn(partnerId, monthEnd(month)),
})

/** The balance that the last payslip carries forward: 0 or less. */
export async function readCarriedBalance(db: Db, partnerId: string): Promise<number> {
  const [last] = await db
    .select({ kobo: payslips.carried_forward_kobo })
    .from(payslips)
    .where(and(eq(payslips.partner_id, partnerId), ne(payslips.status, 'revised')))
    .orderBy(desc(payslips.month))
    .limit(1)
  return last?.kobo ?? 0
}

/** The sums of earning lines by type. */
const sumLinesByType = (db: Db, lines: SQL | undefined): Promise<EarningTypeSum[]> =>
  db
    .select({
      type: e.type,
      amount_kobo: sql`sum(${e.amount_kobo})::float8`.mapWith(integer),
      count: sql`count(*)::int`.mapWith(integer),
      unit_kobo: sql`case when min(${e.amount_kobo}) = max(${e.amount_kobo})
        and (${e.type} in ('penalty', 'bonus') or (${e.type} <> 'adjustment_credit' and bool_and(${e.trip_id} is not null)))
        then min(${e.amount_kobo})::float8 end`.mapWith(nullable(integer)),
      versions: sql`json_agg(distinct ${e.rate_card_version})`.mapWith(json(z.array(z.int()))),
      // The rate of each day, as `selectDayFees` charges it.
      fees_bps: sql`coalesce(json_agg(distinct (
          select c.platform_fee_bps from rate_cards c
          where c.effective_from <= earning_lines.service_date and (c.partner_id is null or c.partner_id = earning_lines.partner_id)
          order by c.partner_id is null, c.effective_from desc, c.version desc, c.id limit 1
        )) filter (where ${e.type} = 'platform_fee'), '[]')`.mapWith(json(z.array(z.int()))),
    })
    .from(e)
    .where(lines)
    .groupBy(e.type)

/** The same with what their explanations say about lines of earlier months. */
export async function explainLinesByType(
  db: Db,
  lines: SQL | undefined,
  month: Day,
): Promise<{ sums: EarningTypeSum[]; carried: CarriedCount[] }> {
  const sums = await sumLinesByType(db, lines)
  const carried = await countCarriedLines(db, lines, month)
  return { sums: sums.map((sum) => ({ ...sum, notes: explainCarriedLines(carried, sum.type) })), carried }
}

/** Totals, tax and entries of the payslip of a month with this content. */
export async function readMonthTotals(db: Db, partnerId: string, { month, lines, returned }: MonthContent): Promise<MonthTotals> {
  // Run the queries one after another: a transaction has one connection.
  const { sums: found, carried } = await explainLinesByType(db, lines, month)
  const returnedKobo = await sumReturnedPayouts(db, returned)
  const terms = await loadMonthTerms(db, partnerId, monthRange(month).to)
  const openingKobo = await readCarriedBalance(db, partnerId)
  const { base_kobo: whtBaseKobo, wht_kobo: whtKobo } = calculateWithholdingTax(found, terms.whtRateBps)
  const tax: EarningTypeSum[] = whtKobo > 0 ? [{ type: 'withholding_tax', amount_kobo: whtKobo, count: 1, unit_kobo: null }] : []
  const sums = [...found, ...tax]
  const totals = payslipTotals(
    sums.map(({ type, amount_kobo }) => ({ direction: earningDirection(type), amount_kobo })),
    openingKobo,
    returnedKobo,
  )
  const entries = payslipEntries(sums, { ...terms, whtBaseKobo })
  return { sums, entries, totals, openingKobo, returnedKobo, carriedOver: sumByReason(carried), terms, whtBaseKobo, whtKobo }
}
