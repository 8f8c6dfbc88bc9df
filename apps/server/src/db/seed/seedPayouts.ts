import { addDays, calculateCloseTime, earningCheckHours, monthRange, payday, type Day, type FailureCode } from '@vehicle-partner/domain'
import { and, eq, lt, lte } from 'drizzle-orm'
import { closeMonth, createScheduledPayout, type PayslipRow } from '../../payslips/closeMonth.ts'
import { findOpenMonth } from '../../payslips/openMonth.ts'
import { toPayee, findPrimaryAccount } from '../../payouts/payee.ts'
import { createBankSessionId } from '../../banks/sandboxBank.ts'
import type { Db } from '../database.ts'
import { earningLines } from '../schema/earningTables.ts'
import { payoutAttempts, payouts, settlementAccounts } from '../schema/payoutTables.ts'
import { payslips, returnedPayouts } from '../schema/payslipTables.ts'
import { lagosTime, addMinutes } from './lagosTime.ts'
import type { FleetPlan } from './fleetPlan.ts'
import { seededId } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

type PayoutOwner = Pick<FleetPlan, 'partnerId' | 'name' | 'number' | 'payslips'>

/** Creates ids from the names of things, so that they are the same on every machine. */
export const createPayoutIds =
  ({ name }: PayoutOwner, moment: Date) =>
  (prefix: string, what: string): string =>
    seededId(prefix, `${name}:${what}`, moment)

export const formatPartnerNumber = ({ number }: PayoutOwner): string => String(number + 1).padStart(4, '0')

/** Closes every ended month, pays it on payday, and creates the payout of the month that is closed next. */
export async function settleMonths(db: Db, now: Date, plan: PayoutOwner, firstOpenMonth: Day): Promise<void> {
  await db
    .update(earningLines)
    .set({ state: 'unsettled' })
    .where(
      and(
        eq(earningLines.partner_id, plan.partnerId),
        eq(earningLines.state, 'pending'),
        lte(earningLines.occurred_at, addMinutes(now, -earningCheckHours * 60)),
      ),
    )
  const openMonth = findOpenMonth(now)
  for (let month = monthRange(firstOpenMonth, -plan.payslips).from; month < openMonth; month = monthRange(month, 1).from) {
    const moment = calculateCloseTime(month)
    const slip = await closeMonth(db, {
      partnerId: plan.partnerId,
      month,
      at: moment,
      id: createPayoutIds(plan, moment),
      number: formatPartnerNumber(plan),
    })
    if (slip) await payPayslip(db, now, plan, slip, choosePaymentOutcome(plan, month, firstOpenMonth))
  }
  // The tax office has sent the notes of all months but the last one.
  await db
    .update(payslips)
    .set({ credit_note_status: 'available' })
    .where(and(eq(payslips.partner_id, plan.partnerId), lt(payslips.month, monthRange(openMonth, -1).from)))
  const [earning] = await db.select({ id: earningLines.id }).from(earningLines).where(eq(earningLines.partner_id, plan.partnerId)).limit(1)
  if (!earning) return
  const account = await findPrimaryAccount(db, plan.partnerId)
  await insertMissing(db, payouts, [
    {
      ...createScheduledPayout(plan.partnerId, openMonth, formatPartnerNumber(plan)),
      id: createPayoutIds(plan, lagosTime(openMonth, 0))('pay', openMonth),
      settlement_account_id: account?.id ?? null,
    },
  ])
}

/** The outcome of a month's payout: one of Okafor's fails at first, one of the express fleet is returned by the bank. */
type PaymentOutcome = 'well' | 'second try' | 'returned'

function choosePaymentOutcome({ name }: PayoutOwner, month: Day, firstOpenMonth: Day): PaymentOutcome {
  if (name === 'okafor' && month === monthRange(firstOpenMonth, -3).from) return 'second try'
  return name === 'express' && month === monthRange(firstOpenMonth, -1).from ? 'returned' : 'well'
}

/** Sends the payout of a payslip with its demo outcome. Later payouts are left to the jobs, and one on hold stays on hold. */
async function payPayslip(db: Db, now: Date, plan: PayoutOwner, { id, month, payout_id }: PayslipRow, how: PaymentOutcome): Promise<void> {
  const account = await findPrimaryAccount(db, plan.partnerId)
  const day = payday(month)
  const first = lagosTime(day, 10 * 60)
  const sent = how === 'second try' ? lagosTime(addDays(day, 1), 10 * 60) : first
  const paid_at = addMinutes(sent, 0.5)
  if (payout_id === null || !account || paid_at > now) return
  const attempt = (moment: Date, status: 'paid' | 'failed' | 'reversed', failure_code: string | null = null) => ({
    id: seededId('try', `${payout_id}:${status}`, moment),
    payout_id,
    at: moment,
    status,
    failure_code,
    account_id: account.id,
  })
  const returned = how === 'returned' && addMinutes(paid_at, 2880) <= now
  const [payout] = await db
    .update(payouts)
    .set({
      status: returned ? 'reversed' : 'paid',
      initiated_at: sent,
      paid_at,
      expected_by: addDays(day, 1),
      settlement_account_id: account.id,
      account_snapshot: toPayee(account),
      failure_code: returned ? 'other' : null,
      failure_text: returned ? 'The bank returned the transfer.' : null,
    })
    .where(and(eq(payouts.id, payout_id), eq(payouts.status, 'scheduled')))
    .returning()
  if (!payout) return
  const narration = `VPP/${payout.reference}`
  await db
    .update(payouts)
    .set({ narration, bank_session_id: createBankSessionId(payout.reference, paid_at) })
    .where(eq(payouts.id, payout_id))
  await insertMissing(db, payoutAttempts, [
    ...(how === 'second try' ? [attempt(addMinutes(first, 0.5), 'failed', 'bank_unavailable' satisfies FailureCode)] : []),
    attempt(paid_at, 'paid'),
    ...(returned ? [attempt(addMinutes(paid_at, 2880), 'reversed', 'other')] : []),
  ])
  if (!returned) await db.update(payslips).set({ status: 'paid' }).where(eq(payslips.id, id))
  await db.update(settlementAccounts).set({ last_payout_at: paid_at }).where(eq(settlementAccounts.id, account.id))
  if (returned)
    await insertMissing(db, returnedPayouts, [
      { payout_id, partner_id: plan.partnerId, amount_kobo: payout.amount_kobo ?? 0, returned_at: addMinutes(paid_at, 2880) },
    ])
}
