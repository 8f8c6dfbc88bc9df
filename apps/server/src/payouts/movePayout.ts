import { RequestError } from '@vehicle-partner/api/server'
import { formatNaira, isOperatorHold, lagosDate, payoutStatusesBefore, formatDate, paths, type PayoutStatus } from '@vehicle-partner/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { payoutAttempts, payouts } from '../db/schema/payoutTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify, type NewNotification } from '../notifications/notify.ts'
import type { PayoutRow } from './readPayouts.ts'

type PayoutChanges = Partial<Omit<typeof payouts.$inferInsert, 'id' | 'partner_id' | 'status' | 'version'>>

/**
 * Moves a payout to another status, records it and notifies the organisation. Everything that changes a status passes through here, so a hold
 * of the operator ends only with the operator's reason. Throws RequestError `InvalidTransition` if the status does not allow it.
 */
export async function movePayout(
  tx: Tx,
  context: OperationContext,
  id: string,
  to: PayoutStatus,
  changes: PayoutChanges = {},
  { releaseReason }: { releaseReason?: string } = {},
): Promise<PayoutRow> {
  const [before] = await tx
    .select({ status: payouts.status, hold_code: payouts.hold_code })
    .from(payouts)
    .where(eq(payouts.id, id))
    .for('update')
  if (before && isOperatorHold(before.hold_code) && releaseReason === undefined)
    throw new RequestError('InvalidTransition', 'We are checking this payout. Only we can release it.')
  const [payout] = await tx
    .update(payouts)
    .set({ hold_code: null, hold_text: null, ...changes, status: to, version: sql`${payouts.version} + 1` })
    .where(and(eq(payouts.id, id), inArray(payouts.status, payoutStatusesBefore(to))))
    .returning()
  if (!payout || !before) throw new RequestError('InvalidTransition')
  const { partner_id, reference, amount_kobo, failure_text } = payout
  await recordAudit(tx, context, {
    partner_id,
    action: `payout.${to}`,
    entity: { type: 'payout', id, label: reference },
    changes: [
      { field: 'status', from: before.status, to },
      ...(releaseReason === undefined ? [] : [{ field: 'release_reason', from: before.hold_code, to: releaseReason }]),
    ],
  })
  publish(tx, context, {
    type: 'payout.updated',
    partner_id,
    data: { id, status: to, amount_kobo: amount_kobo ?? 0, failure: to === 'failed' ? failure_text : null },
  })
  const message = createPayoutMessage(payout, context.now)
  if (message) await notify(tx, context, { partner_id, entity: { type: 'payout', id }, link: paths.payouts({ payout: id }), ...message })
  return payout
}

/** Records the outcome of a transfer attempt; attempts are never changed. */
export async function recordAttempt(
  tx: Tx,
  { now }: OperationContext,
  payout: PayoutRow,
  status: 'paid' | 'failed' | 'reversed',
  failure_code: string | null = null,
): Promise<void> {
  await tx
    .insert(payoutAttempts)
    .values({ id: newId('try', now), payout_id: payout.id, at: now, status, failure_code, account_id: payout.settlement_account_id })
}

type PayoutMessage = Pick<NewNotification, 'type' | 'severity' | 'title' | 'body' | 'link' | 'action_label'>

/** The notification of a payout's status; undefined for intermediate steps. */
function createPayoutMessage(
  { status, amount_kobo, scheduled_for, reference, failure_text, hold_text, next_retry_at }: PayoutRow,
  now: Date,
): PayoutMessage | undefined {
  // The amount of a month that is not closed is not known yet.
  const amount = amount_kobo === null ? `Your payout of ${formatDate(scheduled_for)}` : formatNaira(amount_kobo)
  const retry = next_retry_at && next_retry_at > now ? ` We will try again on ${formatDate(lagosDate(next_retry_at))}.` : ''
  switch (status) {
    case 'paid':
      return { type: 'payout.paid', severity: 'success', title: `${amount} was paid`, body: `${reference} was paid to your bank account.` }
    case 'failed':
      return {
        type: 'payout.failed',
        severity: 'critical',
        title: `${amount} could not be paid`,
        body: `${failure_text ?? ''}${retry}`,
        link: paths.settlementAccounts(),
        action_label: 'Check your account',
      }
    case 'on_hold':
      return { type: 'payout.on_hold', severity: 'warning', title: `${amount} is on hold`, body: hold_text ?? '', action_label: 'See why' }
    case 'reversed':
      return {
        type: 'payout.failed',
        severity: 'critical',
        title: `${amount} was returned`,
        body: `Your bank returned ${reference}. The amount is on your next payslip.`,
        link: paths.settlementAccounts(),
        action_label: 'Check your account',
      }
    case 'scheduled':
    case 'processing':
    case 'cancelled':
      return undefined
  }
}
