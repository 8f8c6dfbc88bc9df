import {
  earningDirection,
  payslipEntries,
  payslipTotals,
  calculateWithholdingTax,
  type Day,
  type PayslipEntry,
  type PayslipTotals,
  type EarningTypeSum,
} from '@vehicle-partner/domain'
import { and, desc, eq, inArray, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { loadMonthTerms, type MonthTerms } from '../rateCards/rateCardTerms.ts'
import { integer, nullable } from '../db/sqlValueTypes.ts'

/** The totals of a month as if it were closed now. */
export interface MonthTotals {
  sums: EarningTypeSum[]
  entries: PayslipEntry[]
  totals: PayslipTotals
  openingKobo: number
  terms: MonthTerms
  whtBaseKobo: number
  whtKobo: number
}

/** The lines for the payslip of a month: all open lines up to its last day in Lagos. */
export const belongsToMonth = (partnerId: string, lastDay: Day): SQL | undefined =>
  and(eq(e.partner_id, partnerId), inArray(e.state, ['pending', 'unsettled']), lte(e.service_date, lastDay))

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

/** Totals, tax and payslip entries of the open lines up to a day. */
export async function readMonthTotals(db: Db, partnerId: string, lastDay: Day): Promise<MonthTotals> {
  // Run the queries one after another: a transaction has one connection.
  const found = await db
    .select({
      type: e.type,
      amount_kobo: sql`sum(${e.amount_kobo})::float8`.mapWith(integer),
      count: sql`count(*)::int`.mapWith(integer),
      unit_kobo: sql`case when min(${e.amount_kobo}) = max(${e.amount_kobo})
        and (${e.type} in ('penalty', 'bonus') or bool_and(${e.trip_id} is not null)) then min(${e.amount_kobo})::float8 end`.mapWith(
        nullable(integer),
      ),
    })
    .from(e)
    .where(belongsToMonth(partnerId, lastDay))
    .groupBy(e.type)
  const terms = await loadMonthTerms(db, partnerId, lastDay)
  const openingKobo = await readCarriedBalance(db, partnerId)
  const { base_kobo: whtBaseKobo, wht_kobo: whtKobo } = calculateWithholdingTax(found, terms.whtRateBps)
  const tax: EarningTypeSum[] = whtKobo > 0 ? [{ type: 'withholding_tax', amount_kobo: whtKobo, count: 1, unit_kobo: null }] : []
  const sums = [...found, ...tax]
  const totals = payslipTotals(
    sums.map(({ type, amount_kobo }) => ({ direction: earningDirection(type), amount_kobo })),
    openingKobo,
  )
  return { sums, entries: payslipEntries(sums, { ...terms, whtBaseKobo }), totals, openingKobo, terms, whtBaseKobo, whtKobo }
}
