import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, or } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { kycSteps, partners } from '../db/schema/partnerTables.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { completeReview } from './kyc.jobs.ts'

/** Completes all checks of an organisation that are under review; the id is either of its keys. */
async function completeReviews(dependencies: Dependencies, key: string, status: 'completed' | 'declined'): Promise<void> {
  const due = await dependencies.db
    .select({ step: kycSteps })
    .from(kycSteps)
    .innerJoin(partners, eq(partners.id, kycSteps.partner_id))
    .where(and(or(eq(partners.id, key), eq(partners.account_sid, key)), eq(kycSteps.status, 'submitted')))
  if (due.length === 0) throw new RequestError('NotFound')
  for (const { step } of due) await completeReview(dependencies, step, status)
}

/** The operator's decisions on checks. */
export const kycSimulations: readonly Simulation[] = [
  {
    kind: 'kyc.complete',
    summary: 'Verifies the checks of an organisation that are under review.',
    run: (dependencies, id) => completeReviews(dependencies, id, 'completed'),
  },
  {
    kind: 'kyc.decline',
    summary: 'Declines the checks of an organisation that are under review.',
    run: (dependencies, id) => completeReviews(dependencies, id, 'declined'),
  },
]
