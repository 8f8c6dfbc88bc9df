import { and, eq, isNull, or } from 'drizzle-orm'
import { payouts } from '../db/schema/payoutTables.ts'
import { findOpenMonthOf } from '../payslips/openMonth.ts'
import { expectedContent, readMonthTotals } from '../payslips/monthTotals.ts'
import { readPayouts, type PayoutReader, type StrictPayout } from './readPayouts.ts'

interface NextPayout {
  payout: StrictPayout
  estimate_kobo: number
}

/** The next payout in a summary. */
export const toNextPayout = ({ payout: { scheduled_for, amount_kobo, next_step }, estimate_kobo }: NextPayout) => ({
  date: scheduled_for,
  estimate_kobo,
  is_final: amount_kobo !== null,
  next_step,
})

/**
 * The next payout: one that is scheduled, or on hold before its month is closed. Until its month is closed, the estimate is the amount if it
 * were closed now.
 */
export async function findNextPayout(reader: PayoutReader, partnerId: string): Promise<NextPayout | null> {
  const { db, now } = reader
  const isAhead = or(eq(payouts.status, 'scheduled'), and(eq(payouts.status, 'on_hold'), isNull(payouts.amount_kobo)))
  const ahead = await readPayouts(reader, and(eq(payouts.partner_id, partnerId), isAhead))
  const payout = ahead.at(-1)
  if (!payout) return null
  if (payout.amount_kobo !== null) return { payout, estimate_kobo: payout.amount_kobo }
  const { totals } = await readMonthTotals(db, partnerId, expectedContent(partnerId, await findOpenMonthOf(db, partnerId, now)))
  return { payout, estimate_kobo: totals.payable_kobo }
}
