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

/** What stands in the way of paying an organisation now, or the account that it is paid to. */
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

/** Hands a payout to the bank, as it stands now. */
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

/** Lets a payout wait, and says why; one that waits for the same already is left alone. */
export async function holdPayout(tx: Tx, context: OperationContext, payout: PayoutRow, hold: HoldCode): Promise<void> {
  if (payout.status === 'on_hold') return
  await movePayout(tx, context, payout.id, 'on_hold', { hold_code: hold, hold_text: holdCodes[hold].text, next_retry_at: null })
}
