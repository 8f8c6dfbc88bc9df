import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { addDays, monthRange, type Day } from '@vehicle-partner/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { disputes, earningLines } from '../schema/earningTables.ts'
import { payslips } from '../schema/payslipTables.ts'
import { lagosTime } from './lagosTime.ts'
import { readMarker, writeMarker } from './seedMarkers.ts'
import { seededId } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

/** Two queries of Okafor Mobility: one that is open, about a fee of the last payslip, and one that was declined. */
export async function seedDisputes(db: Db, firstDay: Day): Promise<void> {
  if ((await readMarker(db, 'disputes')) !== undefined) return
  await writeMarker(db, 'disputes', firstDay)
  const partner_id = demoOrganizations.okafor.id
  const lineOn = async (months: number, type: 'trip_earning' | 'platform_fee') => {
    const [found] = await db
      .select({ id: earningLines.id })
      .from(earningLines)
      .innerJoin(payslips, eq(payslips.id, earningLines.payslip_id))
      .where(and(eq(payslips.partner_id, partner_id), eq(payslips.month, monthRange(firstDay, months).from), eq(earningLines.type, type)))
      .orderBy(asc(earningLines.reference))
      .limit(1)
    return found?.id
  }
  const [fee, trip] = [await lineOn(-1, 'platform_fee'), await lineOn(-2, 'trip_earning')]
  const base = { partner_id, files: [], created_by: demoPeople.earnings.id, adjustment_id: null }
  const opened = (days: number) => lagosTime(addDays(firstDay, days), 11 * 60)
  await insertMissing(db, disputes, [
    ...(fee === undefined
      ? []
      : [
          {
            ...base,
            id: seededId('dsp', 'okafor:fee', opened(-2)),
            earning_line_id: fee,
            reason: 'wrong_deduction',
            text: 'The fee of this day counts a trip that was cancelled by the operator.',
            state: 'open' as const,
            decision_text: null,
            created_at: opened(-2),
            decided_at: null,
          },
        ]),
    ...(trip === undefined
      ? []
      : [
          {
            ...base,
            id: seededId('dsp', 'okafor:trip', opened(-40)),
            earning_line_id: trip,
            reason: 'wrong_amount',
            text: 'This trip was driven by a coaster and was paid as one of a mini bus.',
            state: 'declined' as const,
            decision_text: 'The trip was planned and driven with the mini bus, as its positions show.',
            created_at: opened(-40),
            decided_at: opened(-37),
          },
        ]),
  ])
}
