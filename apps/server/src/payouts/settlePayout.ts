import { addDays, failureCodes, lagosDate, lagosDayStart, maxPayoutRetries } from '@vehicle-partner/domain'
import { and, eq, max, sql } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { payoutAttempts, payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { payslips, returnedPayouts } from '../db/schema/payslipTables.ts'
import type { Tx } from '../events/transaction.ts'
import { movePayout, recordAttempt } from './movePayout.ts'
import type { PayoutRow } from './readPayouts.ts'
import { holdPayout } from './sendPayout.ts'
import { integer } from '../db/sqlValueTypes.ts'

const isFailed = (id: string) => and(eq(payoutAttempts.payout_id, id), eq(payoutAttempts.status, 'failed'))

/** Records that the bank has paid a payout. */
export async function completePayout(
  tx: Tx,
  context: OperationContext,
  payout: PayoutRow,
  bank_session_id: string | null,
): Promise<PayoutRow> {
  const { now } = context
  const account_id = payout.settlement_account_id ?? ''
  const paid = await movePayout(tx, context, payout.id, 'paid', {
    paid_at: now,
    bank_session_id,
    failure_code: null,
    failure_text: null,
  })
  await recordAttempt(tx, context, payout, 'paid')
  await tx
    .update(payslips)
    .set({ status: 'paid' })
    .where(and(eq(payslips.payout_id, payout.id), eq(payslips.status, 'issued')))
  await tx.update(settlementAccounts).set({ last_payout_at: now, failure_count: 0 }).where(eq(settlementAccounts.id, account_id))
  return paid
}

/** Records a failed attempt. After the last retry the payout is on hold until the account is changed. */
export async function failPayout(tx: Tx, context: OperationContext, payout: PayoutRow, code: keyof typeof failureCodes): Promise<void> {
  await recordAttempt(tx, context, payout, 'failed', code)
  const [tries] = await tx
    .select({ failed: sql`count(*)::int`.mapWith(integer) })
    .from(payoutAttempts)
    .where(and(isFailed(payout.id), eq(payoutAttempts.account_id, payout.settlement_account_id ?? '')))
  const again = (tries?.failed ?? 0) <= maxPayoutRetries
  const tomorrow = new Date(lagosDayStart(addDays(lagosDate(context.now), 1)).getTime() + 10 * 3_600_000)
  const after = await movePayout(tx, context, payout.id, 'failed', {
    failure_code: code,
    failure_text: failureCodes[code].text,
    next_retry_at: again ? tomorrow : null,
  })
  await tx
    .update(settlementAccounts)
    .set({ failure_count: sql`${settlementAccounts.failure_count} + 1` })
    .where(eq(settlementAccounts.id, payout.settlement_account_id ?? ''))
  if (!again) await holdPayout(tx, context, after, 'account_failed')
}

/** Records that the bank returned a transfer. The amount is no earning: it is on the next payslip as a line of its own. */
export async function returnPayout(tx: Tx, context: OperationContext, payout: PayoutRow): Promise<void> {
  const { now } = context
  const { id, partner_id, amount_kobo, settlement_account_id } = await movePayout(tx, context, payout.id, 'reversed', {
    failure_code: 'other',
    failure_text: 'The bank returned the transfer.',
  })
  await recordAttempt(tx, context, payout, 'reversed', 'other')
  await tx.insert(returnedPayouts).values({ payout_id: id, partner_id, amount_kobo: amount_kobo ?? 0, returned_at: now })
  await tx
    .update(payslips)
    .set({ status: 'issued' })
    .where(and(eq(payslips.payout_id, id), eq(payslips.status, 'paid')))
  // The account has not kept it: its last payout is another one, and its owner learns that something is wrong with it, unless it got a later one.
  const paidAt = payout.paid_at?.toISOString() ?? null
  const kept = tx
    .select({ paid_at: max(payouts.paid_at) })
    .from(payouts)
    .where(and(eq(payouts.settlement_account_id, settlement_account_id ?? ''), eq(payouts.status, 'paid')))
  await tx
    .update(settlementAccounts)
    .set({
      last_payout_at: sql`(${kept})`,
      failure_count: sql`${settlementAccounts.failure_count} + case when (${kept}) > ${paidAt}::timestamptz then 0 else 1 end`,
    })
    .where(eq(settlementAccounts.id, settlement_account_id ?? ''))
}

/** A payout, locked until the transaction ends. */
export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
  return payout
}
