import type { Payee, Payout } from '@vehicle-partner/api'
import { failureCodes, holdCodes, monthRange, type FailureCode, type HoldCode } from '@vehicle-partner/domain'
import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payoutAttempts, payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { toPayee, findPrimaryAccount } from './payee.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** Payouts of one organisation with their payslips and attempts, latest first. */
export async function readPayouts(db: Db, where: SQL | undefined): Promise<Payout[]> {
  const found = await db.select().from(payouts).where(where).orderBy(desc(payouts.scheduled_for), desc(payouts.id))
  const [first] = found
  if (!first) return []
  const ids = found.map(({ id }) => id)
  const [attempts, slips, primary] = await Promise.all([
    db.select().from(payoutAttempts).where(inArray(payoutAttempts.payout_id, ids)).orderBy(asc(payoutAttempts.at), asc(payoutAttempts.id)),
    db
      .select({ id: payslips.id, payout_id: payslips.payout_id })
      .from(payslips)
      .where(and(inArray(payslips.payout_id, ids), ne(payslips.status, 'revised'))),
    findPrimaryAccount(db, first.partner_id),
  ])
  return found.map((payout) => ({
    ...toPayoutResponse(payout),
    // An unsent payout goes to the current primary account.
    ...(payout.account_snapshot === null && primary ? { account: toPayee(primary), account_id: primary.id } : {}),
    payslip_ids: slips.flatMap(({ id, payout_id }) => (payout_id === payout.id ? [id] : [])),
    attempts: attempts
      .filter(({ payout_id }) => payout_id === payout.id)
      .map(({ at, status, failure_code }) => ({ at: at.toISOString(), status, failure_code })),
  }))
}

function toPayoutResponse(payout: PayoutRow): Omit<Payout, 'payslip_ids' | 'attempts'> {
  const { id, reference, month, amount_kobo, status, scheduled_for, expected_by, bank_session_id, narration, version } = payout
  return {
    id,
    reference,
    period: monthRange(month),
    amount_kobo,
    currency: 'NGN',
    method: 'bank_transfer',
    account: payout.account_snapshot as Payee | null, // written by toPayee
    account_id: payout.settlement_account_id,
    status,
    scheduled_for,
    initiated_at: payout.initiated_at?.toISOString() ?? null,
    paid_at: payout.paid_at?.toISOString() ?? null,
    expected_by,
    bank_session_id,
    narration,
    failure: toFailure(payout),
    hold: toHold(payout),
    version,
  }
}

function toFailure({ failure_code, failure_text, next_retry_at }: PayoutRow): Payout['failure'] {
  if (failure_code === null) return null
  const known = Object.hasOwn(failureCodes, failure_code) ? failureCodes[failure_code as FailureCode] : failureCodes.other
  return { code: failure_code, text: failure_text ?? known.text, fix: known.fix, next_retry_at: next_retry_at?.toISOString() ?? null }
}

function toHold({ hold_code, hold_text }: PayoutRow): Payout['hold'] {
  if (hold_code === null) return null
  const known = Object.hasOwn(holdCodes, hold_code) ? holdCodes[hold_code as HoldCode] : holdCodes.compliance_review
  return { reason_code: hold_code, text: hold_text ?? known.text, fix: known.fix }
}

/** A payout of an organisation. */
export async function readPayout(db: Db, partnerId: string, id: string): Promise<Payout | undefined> {
  const [payout] = await readPayouts(db, and(eq(payouts.id, id), eq(payouts.partner_id, partnerId)))
  return payout
}
