import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { isUnsettledReturn, sumReturnedPayouts } from '../payslips/returnedPayouts.ts'

/**
 * What is on no payslip yet: the earnings of an organisation and its payouts that came back, or the earnings of one of its vehicles. Negative if
 * deductions exceed them.
 */
export async function sumUnsettled(db: Db, partnerId: string, vehicleId?: string): Promise<number> {
  const [sum] = await db
    .select({
      kobo: sql`coalesce(sum(case ${e.direction} when 'credit' then ${e.amount_kobo} else -${e.amount_kobo} end), 0)::float8`.mapWith(
        integer,
      ),
    })
    .from(e)
    .where(
      and(
        eq(e.partner_id, partnerId),
        inArray(e.state, ['pending', 'unsettled']),
        vehicleId === undefined ? undefined : eq(e.vehicle_id, vehicleId),
      ),
    )
  const returned = vehicleId === undefined ? await sumReturnedPayouts(db, isUnsettledReturn(partnerId)) : 0
  return (sum?.kobo ?? 0) + returned
}
