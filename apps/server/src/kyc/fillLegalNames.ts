import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { legalNameColumns, readIdentityAnswers } from './kycAnswers.ts'

/** Stores the verified names of identity checks that an earlier version completed: what was entered, or else the name of who submitted it. */
export async function fillLegalNames(db: Db, secrets: Secrets): Promise<void> {
  const steps = await db
    .select({ step: kycSteps, fname: users.fname, lname: users.lname })
    .from(kycSteps)
    .leftJoin(users, eq(users.id, kycSteps.submitted_by))
    .where(and(eq(kycSteps.step, 'identity'), eq(kycSteps.status, 'completed'), isNull(kycSteps.legal_fname)))
  for (const { step, fname, lname } of steps) {
    const name = readIdentityAnswers(secrets, step) ?? (fname !== null && lname !== null ? { fname, lname } : undefined)
    if (name)
      await db
        .update(kycSteps)
        .set(legalNameColumns(secrets, name))
        .where(and(eq(kycSteps.partner_id, step.partner_id), eq(kycSteps.step, 'identity')))
  }
}
