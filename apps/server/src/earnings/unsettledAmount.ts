import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earnings.ts'

/** What an organisation, or one vehicle of it, has earned and is on no payslip yet; below zero when more was taken than earned. */
export async function unsettledKobo(db: Db, partnerId: string, vehicleId?: string): Promise<number> {
  const [sum] = await db
    .select({
      kobo: sql<number>`coalesce(sum(case ${e.direction} when 'credit' then ${e.amount_kobo} else -${e.amount_kobo} end), 0)::float8`,
    })
    .from(e)
    .where(
      and(
        eq(e.partner_id, partnerId),
        inArray(e.state, ['pending', 'unsettled']),
        vehicleId === undefined ? undefined : eq(e.vehicle_id, vehicleId),
      ),
    )
  return sum?.kobo ?? 0
}
