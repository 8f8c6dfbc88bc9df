import { addDays, holdCodes, lagosDate, nextWorkingDay, type HoldCode } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import type { settlementAccounts } from '../db/schema/payoutTables.ts'
import type { Tx } from '../events/transaction.ts'
import { movePayout } from './movePayout.ts'
import { toPayee, findPrimaryAccount } from './payee.ts'
import type { PayoutRow } from './readPayouts.ts'

type AccountRow = typeof settlementAccounts.$inferSelect

/** The account to pay an organisation to, or the reason why it cannot be paid now. */
export async function checkPayable(db: Db, partnerId: string, now: Date): Promise<{ hold: HoldCode } | { account: AccountRow }> {
  const done = await db
    .select({ step: kycSteps.step })
    .from(kycSteps)
    .where(and(eq(kycSteps.partner_id, partnerId), eq(kycSteps.status, 'completed')))
  if (done.length < 2) return { hold: 'kyc_incomplete' }
  const account = await findPrimaryAccount(db, partnerId)
  if (account?.status !== 'active') return { hold: 'no_account' }
  if (account.usable_from && account.usable_from > now) return { hold: 'account_cooling_off' }
  return { account }
}

/** Sends a payout to the bank. */
export async function sendPayout(tx: Tx, context: OperationContext, payout: PayoutRow, account: AccountRow): Promise<PayoutRow> {
  return movePayout(tx, context, payout.id, 'processing', {
    initiated_at: context.now,
    settlement_account_id: account.id,
    account_snapshot: toPayee(account),
    narration: `VPP/${payout.reference}`,
    expected_by: nextWorkingDay(addDays(lagosDate(context.now), 1)),
    next_retry_at: null,
  })
}

/** Puts a payout on hold with a reason, unless it already is. */
export async function holdPayout(tx: Tx, context: OperationContext, payout: PayoutRow, hold: HoldCode): Promise<void> {
  if (payout.status === 'on_hold') return
  await movePayout(tx, context, payout.id, 'on_hold', { hold_code: hold, hold_text: holdCodes[hold].text, next_retry_at: null })
}
