import { demoOrganizations } from '@vehicle-partner/api/mock'
import { addDays, calculateCloseTime, failureCodes, lagosDate, monthRange, payday, type Day } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { closeMonth, createScheduledPayout } from '../../payslips/closeMonth.ts'
import { findOpenMonth } from '../../payslips/openMonth.ts'
import { toPayee, findPrimaryAccount } from '../../payouts/payee.ts'
import type { Db } from '../database.ts'
import { earningLines } from '../schema/earningTables.ts'
import { payoutAttempts, payouts, settlementAccounts } from '../schema/payoutTables.ts'
import { lagosTime, addMinutes } from './lagosTime.ts'
import { createEarningLine } from './demoEarnings.ts'
import { readMarker, writeMarker } from './seedProgress.ts'
import { seededId } from './seededRandom.ts'
import { createPayoutIds, formatPartnerNumber } from './seedPayouts.ts'
import { insertMissing } from './bulkWrite.ts'

const swift = { partnerId: demoOrganizations.swift.id, name: 'swift', number: 7, payslips: 1 }

/** Minutes since its transfer was tried. */
const minutesSinceTry = 90

/** Writes an organisation whose last payout failed because its account is closed, once. The jobs do the rest. */
export async function seedFailedPayout(db: Db, now: Date, firstDay: Day): Promise<void> {
  if ((await readMarker(db, 'swift')) !== undefined) return
  await writeMarker(db, 'swift', firstDay)
  // The last month whose payday has passed.
  const paydayOf = (back: number) => payday(monthRange(firstDay, -back).from)
  const month = monthRange(firstDay, paydayOf(1) < firstDay ? -1 : -2).from
  const last = monthRange(month).to
  const weekly = [6, 13, 20, 27].map((day) => addDays(month, day))
  const row = { partner_id: swift.partnerId, type: 'trip_earning' as const, direction: 'credit' as const }
  const earned = [...weekly, ...weekly.map((day) => addDays(day, 31))].filter((day) => day < lagosDate(now))
  await insertMissing(
    db,
    earningLines,
    earned.map((day) =>
      createEarningLine(now, {
        ...row,
        reference: `ERN-7-${day.replaceAll('-', '')}`,
        service_date: day,
        occurred_at: lagosTime(day, 20 * 60),
        amount_kobo: 58_800_000,
        description: '14 trips at ₦42,000.00',
      }),
    ),
  )
  const moment = calculateCloseTime(month)
  const slip = await closeMonth(db, {
    partnerId: swift.partnerId,
    month,
    at: moment,
    id: createPayoutIds(swift, moment),
    number: formatPartnerNumber(swift),
  })
  const account = await findPrimaryAccount(db, swift.partnerId)
  if (!slip?.payout_id || !account) throw new Error(`Nothing was earned by ${last}`)
  // Sent today for the first time: transfers are tried again each day, so that an older failure would be on hold by now.
  const attemptedAt = addMinutes(now, -minutesSinceTry)
  const failure = { failure_code: 'account_closed', failure_text: failureCodes.account_closed.text }
  await db
    .update(payouts)
    .set({
      status: 'failed',
      scheduled_for: lagosDate(attemptedAt),
      initiated_at: attemptedAt,
      expected_by: addDays(lagosDate(attemptedAt), 1),
      narration: `VPP/PO-${payday(month).slice(0, 7)}-${formatPartnerNumber(swift)}`,
      account_snapshot: toPayee(account),
      settlement_account_id: account.id,
      next_retry_at: lagosTime(addDays(firstDay, 1), 10 * 60),
      ...failure,
    })
    .where(and(eq(payouts.id, slip.payout_id), eq(payouts.status, 'scheduled')))
  await insertMissing(db, payoutAttempts, [
    {
      id: seededId('try', slip.payout_id, attemptedAt),
      payout_id: slip.payout_id,
      at: addMinutes(attemptedAt, 0.5),
      status: 'failed',
      failure_code: failure.failure_code,
      account_id: account.id,
    },
  ])
  await db.update(settlementAccounts).set({ failure_count: 1 }).where(eq(settlementAccounts.id, account.id))
  const openMonth = findOpenMonth(now)
  const nextPayout = {
    ...createScheduledPayout(swift.partnerId, openMonth, formatPartnerNumber(swift)),
    settlement_account_id: account.id,
  }
  if (openMonth !== month)
    await insertMissing(db, payouts, [{ ...nextPayout, id: createPayoutIds(swift, lagosTime(openMonth, 0))('pay', openMonth) }])
}
