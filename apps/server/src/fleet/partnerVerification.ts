import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'

/** Whether both identity checks of an organisation are completed. Without them its vehicles and drivers get no trips. */
export async function isPartnerVerified(db: Db, partnerId: string): Promise<boolean> {
  const [done] = await db
    .select({ steps: count() })
    .from(kycSteps)
    .where(and(eq(kycSteps.partner_id, partnerId), eq(kycSteps.status, 'completed')))
  return done?.steps === 2
}
