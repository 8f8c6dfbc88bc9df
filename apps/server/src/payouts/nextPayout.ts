import type { Payout } from '@vehicle-partner/api'
import { lagosDate, monthRange } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { readMonthTotals } from '../payslips/monthTotals.ts'
import { readPayouts } from './readPayouts.ts'

/** The next payout. Until its month is closed, the estimate is the amount if it were closed now. */
export async function findNextPayout(db: Db, partnerId: string, now: Date): Promise<{ payout: Payout; estimate_kobo: number } | null> {
  const ahead = await readPayouts(db, and(eq(payouts.partner_id, partnerId), eq(payouts.status, 'scheduled')))
  const payout = ahead.at(-1)
  if (!payout) return null
  if (payout.amount_kobo !== null) return { payout, estimate_kobo: payout.amount_kobo }
  const { totals } = await readMonthTotals(db, partnerId, monthRange(lagosDate(now)).to)
  return { payout, estimate_kobo: totals.payable_kobo }
}
