import { isUsableAccount, koboToNaira } from '@vehicle-partner/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { settlementAccounts } from '../db/schema/payoutTables.ts'
import { sumUnsettled } from '../earnings/unsettledAmount.ts'
import { findNextPayout, toNextPayout } from '../payouts/nextPayout.ts'
import type { PayoutReader } from '../payouts/readPayouts.ts'
import { lastFailureCode } from '../settlementAccounts/settlementAccountRows.ts'

/** Earnings that are on no payslip yet, and the next payout. */
export async function readMoneyTotals(reader: PayoutReader, partnerId: string) {
  const [kobo, next] = await Promise.all([sumUnsettled(reader.db, partnerId), findNextPayout(reader, partnerId)])
  return {
    unsettledEarnings: { amount: koboToNaira(kobo), amount_kobo: kobo, currency: 'NGN' as const },
    next_payout: next && toNextPayout(next),
  }
}

/** How many accounts can receive payouts now or after verification. */
export async function countUsableAccounts(db: Db, partnerId: string): Promise<{ usable: number }> {
  const accounts = await db
    .select({ status: settlementAccounts.status, last_failure_code: lastFailureCode })
    .from(settlementAccounts)
    .where(and(eq(settlementAccounts.partner_id, partnerId), isNull(settlementAccounts.removed_at)))
  return { usable: accounts.filter(isUsableAccount).length }
}
