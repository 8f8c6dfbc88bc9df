import type { Payee, Payout } from '@vehicle-partner/api'
import type { contract, HandlerResult } from '@vehicle-partner/api/contract'
import { failureCodes, holdCodes, monthRange, type FailureCode, type HoldCode } from '@vehicle-partner/domain'
import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { payoutAttempts, payouts } from '../db/schema/payoutTables.ts'
import { payslips, returnedPayouts } from '../db/schema/payslipTables.ts'
import { readReturnedPayouts } from '../payslips/returnedPayouts.ts'
import { toPayee } from './payee.ts'
import { findNextStep, readAccountFailures, readAccountKeys, readFailures, readPartnerFacts } from './payoutFacts.ts'

export type PayoutRow = typeof payouts.$inferSelect
/** A payout with every field of the contract. */
export type StrictPayout = HandlerResult<(typeof contract)['payouts']['get']>['data']

/** What reading payouts needs. */
export type PayoutReader = Pick<Dependencies, 'db' | 'bank' | 'now'>

/** Payouts of one organisation with their payslips, attempts and next steps, latest first. */
export async function readPayouts(reader: PayoutReader, where: SQL | undefined): Promise<StrictPayout[]> {
  const { db } = reader
  const found = await db.select().from(payouts).where(where).orderBy(desc(payouts.scheduled_for), desc(payouts.id))
  const [first] = found
  if (!first) return []
  const ids = found.map(({ id }) => id)
  const [attempts, slips, partner, failures, returned, accountKeys] = await Promise.all([
    db.select().from(payoutAttempts).where(inArray(payoutAttempts.payout_id, ids)).orderBy(asc(payoutAttempts.at), asc(payoutAttempts.id)),
    db
      .select({ id: payslips.id, payout_id: payslips.payout_id })
      .from(payslips)
      .where(and(inArray(payslips.payout_id, ids), ne(payslips.status, 'revised'))),
    readPartnerFacts(db, first.partner_id),
    readFailures(db, ids),
    readReturnedPayouts(db, inArray(returnedPayouts.payout_id, ids)),
    readAccountKeys(
      db,
      found.flatMap(({ status, settlement_account_id: account }) => (status === 'reversed' && account !== null ? account : [])),
    ),
  ])
  const primary = partner.account
  const ahead = found.some(({ status }) => status === 'scheduled') ? await readAccountFailures(db, partner) : []
  return found.map((payout) => {
    const came_back = returned.find(({ payout_id }) => payout_id === payout.id) ?? null
    const account = accountKeys.get(payout.settlement_account_id ?? '')
    const ownFailures = payout.status === 'scheduled' ? ahead : (failures.get(payout.id) ?? [])
    return {
      ...toPayoutResponse(payout),
      // An unsent payout goes to the current primary account.
      ...(payout.account_snapshot === null && primary ? { account: toPayee(primary), account_id: primary.id } : {}),
      payslip_ids: slips.flatMap(({ id, payout_id }) => (payout_id === payout.id ? [id] : [])),
      attempts: attempts
        .filter(({ payout_id }) => payout_id === payout.id)
        .map(({ at, status, failure_code }) => ({ at: at.toISOString(), status, failure_code })),
      next_step: findNextStep({ ...payout, returned: came_back && { ...came_back, account } }, ownFailures, partner, reader),
      returned: came_back,
    }
  })
}

function toPayoutResponse(payout: PayoutRow): Omit<StrictPayout, 'payslip_ids' | 'attempts' | 'next_step' | 'returned'> {
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
export async function readPayout(reader: PayoutReader, partnerId: string, id: string): Promise<StrictPayout | undefined> {
  const [payout] = await readPayouts(reader, and(eq(payouts.id, id), eq(payouts.partner_id, partnerId)))
  return payout
}
