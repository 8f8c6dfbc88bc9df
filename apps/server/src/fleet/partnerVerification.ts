import { and, count, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'

/** Whether both checks of an organisation are done: without them nothing of it is given trips. */
export async function isPartnerVerified(db: Db, partnerId: string): Promise<boolean> {
  const [done] = await db
    .select({ steps: count() })
    .from(kycSteps)
    .where(and(eq(kycSteps.partner_id, partnerId), eq(kycSteps.status, 'completed')))
  return done?.steps === 2
}
