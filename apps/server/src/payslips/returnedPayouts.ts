import { addDays, lagosDate, lagosDayStart, returnedPayoutLabel, type DayRange } from '@vehicle-partner/domain'
import { and, asc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips, returnedPayouts } from '../db/schema/payslipTables.ts'
import { integer } from '../db/sqlValueTypes.ts'

/** Payouts that came back, the first one first, with the payslips that pay them again. */
export async function readReturnedPayouts(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({ returned: returnedPayouts, reference: payouts.reference, paid_at: payouts.paid_at, payslip: payslips })
    .from(returnedPayouts)
    .innerJoin(payouts, eq(payouts.id, returnedPayouts.payout_id))
    .leftJoin(payslips, eq(payslips.id, returnedPayouts.payslip_id))
    .where(where)
    .orderBy(asc(returnedPayouts.returned_at), asc(returnedPayouts.payout_id))
  return rows.map(({ returned: { payout_id, amount_kobo, returned_at }, reference, paid_at, payslip }) => ({
    payout_id,
    reference,
    label: returnedPayoutLabel(lagosDate(paid_at ?? returned_at)),
    amount_kobo,
    returned_at: returned_at.toISOString(),
    payslip: payslip && { id: payslip.id, number: payslip.number },
  }))
}

/** Payouts of an organisation that came back before a moment and are on no payslip yet. */
export const isUnsettledReturn = (partnerId: string, before?: Date): SQL | undefined =>
  and(
    eq(returnedPayouts.partner_id, partnerId),
    isNull(returnedPayouts.payslip_id),
    before === undefined ? undefined : lt(returnedPayouts.returned_at, before),
  )

/** Payouts of an organisation that came back on some days. */
export const isReturnedWithin = (partnerId: string, { from, to }: DayRange): SQL | undefined =>
  and(
    eq(returnedPayouts.partner_id, partnerId),
    from === undefined ? undefined : gte(returnedPayouts.returned_at, lagosDayStart(from)),
    to === undefined ? undefined : lt(returnedPayouts.returned_at, lagosDayStart(addDays(to, 1))),
  )

/** The sum of payouts that came back. */
export async function sumReturnedPayouts(db: Db, where: SQL | undefined): Promise<number> {
  const [sum] = await db
    .select({ kobo: sql`coalesce(sum(${returnedPayouts.amount_kobo}), 0)::float8`.mapWith(integer) })
    .from(returnedPayouts)
    .where(where)
  return sum?.kobo ?? 0
}
