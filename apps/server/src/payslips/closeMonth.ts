import { formatNaira, lagosDayStart, monthRange, payday, formatBasisPoints, type Day } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslipLines, payslips } from '../db/schema/payslipTables.ts'
import { toPayee, findPrimaryAccount } from '../payouts/payee.ts'
import { readMonthTotals, belongsToMonth, type MonthTotals } from './monthTotals.ts'

/** The month to close and how to create ids. */
export interface MonthClosing {
  partnerId: string
  /** First day of the month. */
  month: Day
  /** The time of closing, see `calculateCloseTime`. */
  at: Date
  id: (prefix: string, name: string) => string
  /** The last digits of `PSL-2026-10-0001`. */
  number: string
}

export type PayslipRow = typeof payslips.$inferSelect

/** When a month is closed: 02:00 in Lagos on the first day after it. */
export const calculateCloseTime = (month: Day): Date => new Date(lagosDayStart(monthRange(month, 1).from).getTime() + 2 * 3_600_000)

/**
 * Closes a month of an organisation: a payslip takes all open lines up to its last day and the tax, and the payable amount becomes the
 * month's payout. Returns undefined if the month is closed or has no lines. Run it in a transaction.
 */
export async function closeMonth(db: Db, closing: MonthClosing): Promise<PayslipRow | undefined> {
  const { partnerId, month, at, id, number } = closing
  const [before] = await db
    .select({ id: payslips.id })
    .from(payslips)
    .where(and(eq(payslips.partner_id, partnerId), eq(payslips.month, month)))
    .limit(1)
  if (before) return undefined
  const sums = await readMonthTotals(db, partnerId, monthRange(month).to)
  if (sums.sums.length === 0) return undefined
  const payout_id = await attachPayout(db, closing, sums.totals.payable_kobo)
  const account = await findPrimaryAccount(db, partnerId)
  const [slip] = await db
    .insert(payslips)
    .values({
      id: id('psl', month),
      number: `PSL-${month.slice(0, 7)}-${number}`,
      partner_id: partnerId,
      month,
      status: 'issued',
      version_no: 1,
      issued_at: at,
      opening_balance_kobo: sums.openingKobo,
      ...sums.totals,
      wht_base_kobo: sums.whtBaseKobo,
      wht_rate_bps: sums.terms.whtRateBps,
      wht_kobo: sums.whtKobo,
      credit_note_status: 'pending',
      payout_id,
      account_snapshot: account ? toPayee(account) : null,
    })
    .returning()
  if (!slip) throw new Error('The insert returned no row')
  await db.insert(payslipLines).values(
    sums.entries.map(({ quantity = null, unit_kobo = null, ...entry }, position) => ({
      ...entry,
      id: id('psln', `${month} ${entry.type}`),
      payslip_id: slip.id,
      position,
      quantity,
      unit_kobo,
    })),
  )
  await db
    .update(earningLines)
    .set({ state: 'settled', payslip_id: slip.id })
    .where(belongsToMonth(partnerId, monthRange(month).to))
  if (sums.whtKobo > 0) await db.insert(earningLines).values(createTaxLine(closing, slip, sums))
  return slip
}

/** The tax as an earning line, which is on the payslip from the start. */
function createTaxLine({ partnerId, month, at, id, number }: MonthClosing, slip: PayslipRow, { whtBaseKobo, whtKobo, terms }: MonthTotals) {
  return {
    id: id('ern', `${month} tax`),
    reference: `ERN-WHT-${month.slice(0, 7)}-${partnerId.slice(-4)}-${number}`,
    partner_id: partnerId,
    occurred_at: at,
    service_date: monthRange(month).to,
    type: 'withholding_tax' as const,
    direction: 'debit' as const,
    amount_kobo: whtKobo,
    description: `Withholding tax: ${formatBasisPoints(terms.whtRateBps)} of ${formatNaira(whtBaseKobo)}`,
    rate_card_version: terms.rateCardVersion,
    state: 'settled' as const,
    payslip_id: slip.id,
    created_at: at,
  }
}

/** Sets the amount of the month's payout, or cancels it if nothing is payable. Returns its id. */
async function attachPayout(db: Db, { partnerId, month, id, number }: MonthClosing, payableKobo: number): Promise<string | null> {
  const isOwn = and(eq(payouts.partner_id, partnerId), eq(payouts.month, month), eq(payouts.status, 'scheduled'))
  if (payableKobo === 0) {
    await db.update(payouts).set({ status: 'cancelled', amount_kobo: 0 }).where(isOwn)
    return null
  }
  const [scheduled] = await db.update(payouts).set({ amount_kobo: payableKobo }).where(isOwn).returning({ id: payouts.id })
  if (scheduled) return scheduled.id
  const account = await findPrimaryAccount(db, partnerId)
  const payout = { ...createScheduledPayout(partnerId, month, number), id: id('pay', month), settlement_account_id: account?.id ?? null }
  await db.insert(payouts).values({ ...payout, amount_kobo: payableKobo })
  return payout.id
}

/** The payout of a month that is not closed yet. */
export function createScheduledPayout(partnerId: string, month: Day, number: string) {
  const scheduled_for = payday(month)
  return {
    reference: `PO-${scheduled_for.slice(0, 7)}-${number}`,
    partner_id: partnerId,
    month,
    amount_kobo: null,
    status: 'scheduled' as const,
    scheduled_for,
  }
}
