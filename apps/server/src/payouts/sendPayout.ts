import { addDays, canReceivePayouts, holdCodes, isOperatorHold, lagosDate, nextWorkingDay, type HoldCode } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { payouts, type settlementAccounts } from '../db/schema/payoutTables.ts'
import type { Tx } from '../events/transaction.ts'
import { movePayout } from './movePayout.ts'
import { orderTransfer } from './orderTransfer.ts'
import { toPayee } from './payee.ts'
import { readPartnerFacts, toAccountFacts } from './payoutFacts.ts'
import type { PayoutRow } from './readPayouts.ts'

type AccountRow = typeof settlementAccounts.$inferSelect

/** The account to pay an organisation to, or the reason why it cannot be paid now. */
export async function checkPayable(db: Db, partnerId: string, now: Date): Promise<{ hold: HoldCode } | { account: AccountRow }> {
  const { isVerified, account } = await readPartnerFacts(db, partnerId)
  if (!isVerified) return { hold: 'kyc_incomplete' }
  if (account?.status !== 'active' || account.name_match === 'mismatch') return { hold: 'no_account' }
  return canReceivePayouts(toAccountFacts(account), now) ? { account } : { hold: 'account_cooling_off' }
}

/** Moves a payout to `processing` and orders its transfer; the job `payout-settle` passes the order on to the bank. */
export async function sendPayout(tx: Tx, context: OperationContext, payout: PayoutRow, account: AccountRow): Promise<PayoutRow> {
  const sent = await movePayout(tx, context, payout.id, 'processing', {
    initiated_at: context.now,
    settlement_account_id: account.id,
    account_snapshot: toPayee(account),
    narration: `VPP/${payout.reference}`,
    expected_by: nextWorkingDay(addDays(lagosDate(context.now), 1)),
    next_retry_at: null,
  })
  await orderTransfer(tx, context, sent, account)
  return sent
}

/**
 * Puts a payout on hold with a reason. A payout that is on hold keeps its reason, except that a hold of the operator replaces one that
 * would end by itself.
 */
export async function holdPayout(
  tx: Tx,
  context: OperationContext,
  payout: PayoutRow,
  hold: HoldCode,
  text: string = holdCodes[hold].text,
): Promise<void> {
  const changes = { hold_code: hold, hold_text: text, next_retry_at: null }
  if (payout.status !== 'on_hold') {
    await movePayout(tx, context, payout.id, 'on_hold', changes)
    return
  }
  if (!isOperatorHold(hold) || isOperatorHold(payout.hold_code)) return
  await tx
    .update(payouts)
    .set({ ...changes, version: sql`${payouts.version} + 1` })
    .where(eq(payouts.id, payout.id))
  await recordAudit(tx, context, {
    partner_id: payout.partner_id,
    action: 'payout.on_hold',
    entity: { type: 'payout', id: payout.id, label: payout.reference },
    changes: [{ field: 'hold_code', from: payout.hold_code, to: hold }],
  })
}

/** Releases a hold for the operator, who gives the reason. Throws RequestError `InvalidTransition` if the payout is not on hold. */
export const releasePayout = (tx: Tx, context: OperationContext, payout: PayoutRow, reason: string): Promise<PayoutRow> =>
  movePayout(tx, context, payout.id, 'scheduled', {}, { releaseReason: reason })
