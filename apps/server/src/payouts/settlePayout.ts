import { createHash } from 'node:crypto'
import { addDays, failureCodes, formatNaira, lagosDate, lagosDayStart, maxPayoutRetries } from '@vehicle-partner/domain'
import { and, eq, sql } from 'drizzle-orm'
import { connectBanks } from '../banks/bankConnection.ts'
import type { OperationContext } from '../context.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payoutAttempts, payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { movePayout, recordAttempt } from './movePayout.ts'
import type { PayoutRow } from './readPayouts.ts'
import { holdPayout } from './sendPayout.ts'
import { integer } from '../db/sqlValueTypes.ts'

/** The bank's thirty-digit session id: sender code, time and a number of its own. */
export function createBankSessionId(reference: string, at: Date): string {
  const moment = at.toISOString().replace(/\D/g, '').slice(2, 14)
  const own = BigInt(`0x${createHash('sha256').update(`${reference} ${moment}`).digest('hex').slice(0, 12)}`)
  return `000013${moment}${String(own % 10n ** 12n).padStart(12, '0')}`
}

const isFailed = (id: string) => and(eq(payoutAttempts.payout_id, id), eq(payoutAttempts.status, 'failed'))

/** Processes the bank's response to a transfer: it has succeeded, or it has failed and is retried on the next day, up to three times. */
export async function settlePayout(tx: Tx, context: OperationContext, payout: PayoutRow): Promise<void> {
  const [account] = await tx
    .select()
    .from(settlementAccounts)
    .where(eq(settlementAccounts.id, payout.settlement_account_id ?? ''))
  const [tries] = await tx
    .select({ failed: sql`count(*)::int`.mapWith(integer) })
    .from(payoutAttempts)
    .where(isFailed(payout.id))
  const code = account ? connectBanks(context).transfer(account.account_number, tries?.failed ?? 0) : 'account_not_found'
  if (code === undefined) return completePayout(tx, context, payout)
  await failPayout(tx, context, payout, code)
}

async function completePayout(tx: Tx, context: OperationContext, payout: PayoutRow): Promise<void> {
  const { now } = context
  const account_id = payout.settlement_account_id ?? ''
  await movePayout(tx, context, payout.id, 'paid', {
    paid_at: now,
    bank_session_id: createBankSessionId(payout.reference, now),
    failure_code: null,
    failure_text: null,
  })
  await recordAttempt(tx, context, payout, 'paid')
  await tx
    .update(payslips)
    .set({ status: 'paid' })
    .where(and(eq(payslips.payout_id, payout.id), eq(payslips.status, 'issued')))
  await tx.update(settlementAccounts).set({ last_payout_at: now, failure_count: 0 }).where(eq(settlementAccounts.id, account_id))
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

/** Records that the bank returned a transfer; the amount is credited in the current month. */
export async function returnPayout(tx: Tx, context: OperationContext, payout: PayoutRow): Promise<void> {
  const { now } = context
  const after = await movePayout(tx, context, payout.id, 'reversed', {
    failure_code: 'other',
    failure_text: 'The bank returned the transfer.',
  })
  await recordAttempt(tx, context, payout, 'reversed', 'other')
  await tx.insert(earningLines).values({
    id: newId('ern', now),
    reference: `ERN-${after.reference}-RETURNED`,
    partner_id: after.partner_id,
    occurred_at: now,
    service_date: lagosDate(now),
    type: 'adjustment_credit',
    direction: 'credit',
    amount_kobo: after.amount_kobo ?? 0,
    description: `${after.reference} of ${formatNaira(after.amount_kobo ?? 0)} was returned by the bank`,
    rate_card_version: 0,
    state: 'unsettled',
    created_at: now,
  })
}

/** A payout, locked until the transaction ends. */
export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update')
  return payout
}
