import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { addDays, type Day } from '@vehicle-partner/domain'
import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { disputes, earningLines } from '../schema/earningTables.ts'
import { payslips } from '../schema/payslipTables.ts'
import { lagosTime } from './lagosTime.ts'
import { readMarker, writeMarker } from './seedProgress.ts'
import { seededId } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

/** Writes two disputes of Okafor Mobility: an open one about a fee of a payslip, and a declined one about a trip. */
export async function seedDisputes(db: Db, firstDay: Day): Promise<void> {
  if ((await readMarker(db, 'disputes')) !== undefined) return
  await writeMarker(db, 'disputes', firstDay)
  const partner_id = demoOrganizations.okafor.id
  const opened = (days: number) => lagosTime(addDays(firstDay, days), 11 * 60)
  /** The first line of a type on the last payslip that was issued before a moment. */
  const lineOn = async (moment: Date, type: 'trip_earning' | 'platform_fee') => {
    const [line] = await db
      .select({ id: earningLines.id })
      .from(earningLines)
      .innerJoin(payslips, eq(payslips.id, earningLines.payslip_id))
      .where(and(eq(payslips.partner_id, partner_id), lt(payslips.issued_at, moment), eq(earningLines.type, type)))
      .orderBy(desc(payslips.month), asc(earningLines.reference))
      .limit(1)
    return line?.id
  }
  const [fee, trip] = [await lineOn(opened(-2), 'platform_fee'), await lineOn(opened(-40), 'trip_earning')]
  const base = { partner_id, files: [], created_by: demoPeople.earnings.id, adjustment_id: null }
  await insertMissing(db, disputes, [
    ...(fee === undefined
      ? []
      : [
          {
            ...base,
            id: seededId('dsp', 'okafor:fee', opened(-2)),
            earning_line_id: fee,
            reason: 'wrong_deduction',
            text: 'The fee of this day includes a trip that the operator cancelled.',
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
            text: 'A coaster drove this trip, but the rate is that of a mini bus.',
            state: 'declined' as const,
            decision_text: 'The trip was planned and driven with the mini bus, as its positions show.',
            created_at: opened(-40),
            decided_at: opened(-37),
          },
        ]),
  ])
}
