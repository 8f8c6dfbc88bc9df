import { formatNaira, monthRange, payday, formatBasisPoints, type Day, type PayslipEntry } from '@vehicle-partner/domain'
import { and, eq, inArray, isNotNull, isNull, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslipLines, payslips, returnedPayouts } from '../db/schema/payslipTables.ts'
import { toPayee, findPrimaryAccount } from '../payouts/payee.ts'
import { isOpenUntil, isSettleableUntil, recordLeftLines } from './carriedLines.ts'
import { monthEnd, readMonthTotals, type MonthTotals } from './monthTotals.ts'
import { isUnsettledReturn } from './returnedPayouts.ts'

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

/**
 * Closes a month of an organisation: a payslip takes the open lines up to its last day that are checked and under no query, the payouts that
 * came back, and the tax; the payable amount becomes the month's payout. The other lines are on the next payslip, with the reason. Payouts that
 * were created ahead for months without lines end. Returns undefined if the month is closed or has no lines.
 */
export const closeMonth = (db: Db, closing: MonthClosing): Promise<PayslipRow | undefined> =>
  db.transaction((tx) => closeInTransaction(tx, closing))

async function closeInTransaction(db: Db, closing: MonthClosing): Promise<PayslipRow | undefined> {
  const { partnerId, month, at, id, number } = closing
  const { to } = monthRange(month)
  const [before] = await db
    .select({ id: payslips.id })
    .from(payslips)
    .where(and(eq(payslips.partner_id, partnerId), eq(payslips.month, month)))
    .limit(1)
  if (before || (await hasPayoutAmount(db, partnerId, month))) return undefined
  const [open] = await db.select({ id: earningLines.id }).from(earningLines).where(isOpenUntil(partnerId, to)).limit(1)
  const [returned] = await db
    .select({ id: returnedPayouts.payout_id })
    .from(returnedPayouts)
    .where(isUnsettledReturn(partnerId, monthEnd(month)))
    .limit(1)
  if (!open && !returned) {
    await endUnusedPayouts(db, lte(payouts.month, month), partnerId)
    return undefined
  }
  // Take the lines first and sum what was taken: a line that is posted meanwhile stays open.
  const slipId = id('psl', month)
  await db.execute(sql`set constraints earning_lines_payslip, returned_payouts_payslip deferred`)
  await db.update(earningLines).set({ state: 'settled', payslip_id: slipId }).where(isSettleableUntil(partnerId, to))
  await db
    .update(returnedPayouts)
    .set({ payslip_id: slipId })
    .where(isUnsettledReturn(partnerId, monthEnd(month)))
  await recordLeftLines(db, partnerId, month, to)
  const sums = await readMonthTotals(db, partnerId, {
    month,
    lines: and(eq(earningLines.partner_id, partnerId), eq(earningLines.payslip_id, slipId)),
    returned: eq(returnedPayouts.payslip_id, slipId),
  })
  const payout_id = await attachPayout(db, closing, sums.totals.payable_kobo)
  await endUnusedPayouts(db, lt(payouts.month, month), partnerId)
  const account = await findPrimaryAccount(db, partnerId)
  const [slip] = await db
    .insert(payslips)
    .values({
      id: slipId,
      number: `PSL-${month.slice(0, 7)}-${number}`,
      partner_id: partnerId,
      month,
      status: 'issued',
      version_no: 1,
      issued_at: at,
      opening_balance_kobo: sums.openingKobo,
      ...sums.totals,
      returned_kobo: sums.returnedKobo,
      wht_base_kobo: sums.whtBaseKobo,
      wht_rate_bps: sums.terms.whtRateBps,
      wht_kobo: sums.whtKobo,
      credit_note_status: 'pending',
      payout_id,
      account_snapshot: account ? toPayee(account) : null,
    })
    .returning()
  if (!slip) throw new Error('The insert returned no row')
  await writePayslipLines(
    db,
    slip.id,
    sums.entries.map((entry) => ({ ...entry, id: id('psln', `${month} ${entry.type}`) })),
  )
  if (sums.whtKobo > 0) await db.insert(earningLines).values(createTaxLine(closing, slip, sums))
  return slip
}

/** Writes the lines of a payslip in their order; a month without earnings has none. */
export async function writePayslipLines(db: Db, payslip_id: string, entries: readonly (PayslipEntry & { id: string })[]): Promise<void> {
  if (entries.length === 0) return
  await db
    .insert(payslipLines)
    .values(
      entries.map(({ quantity = null, unit_kobo = null, ...entry }, position) => ({ ...entry, payslip_id, position, quantity, unit_kobo })),
    )
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

/** Whether a month was closed without lines, which has set the amount of its payout to 0. What is posted for it afterwards is on the next payslip. */
const hasPayoutAmount = async (db: Db, partnerId: string, month: Day): Promise<boolean> =>
  (await db.$count(payouts, and(eq(payouts.partner_id, partnerId), eq(payouts.month, month), isNotNull(payouts.amount_kobo)))) > 0

/** A payout that pays nothing is cancelled if it was scheduled. One that the operator holds stays on hold. */
const cancelledIfScheduled = { status: sql`case ${payouts.status} when 'scheduled' then 'cancelled' else ${payouts.status} end` }

/** Ends payouts that were created ahead for months of which nothing is left to pay. */
const endUnusedPayouts = (db: Db, ofMonths: SQL, partnerId: string) =>
  db
    .update(payouts)
    .set({ amount_kobo: 0, version: sql`${payouts.version} + 1`, ...cancelledIfScheduled })
    .where(and(eq(payouts.partner_id, partnerId), ofMonths, isNull(payouts.amount_kobo), inArray(payouts.status, ['scheduled', 'on_hold'])))

/**
 * Sets the amount of the month's payout; if nothing is payable, a scheduled one is cancelled. A payout that the operator holds stays on hold.
 * Returns its id if it pays something.
 */
async function attachPayout(db: Db, { partnerId, month, id, number }: MonthClosing, payableKobo: number): Promise<string | null> {
  const isOwn = and(eq(payouts.partner_id, partnerId), eq(payouts.month, month), inArray(payouts.status, ['scheduled', 'on_hold']))
  const [own] = await db
    .update(payouts)
    .set({
      amount_kobo: payableKobo,
      version: sql`${payouts.version} + 1`,
      ...(payableKobo === 0 ? cancelledIfScheduled : {}),
    })
    .where(isOwn)
    .returning({ id: payouts.id })
  if (payableKobo === 0) return null
  if (own) return own.id
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
