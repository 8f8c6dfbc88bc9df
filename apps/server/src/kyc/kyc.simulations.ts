import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, or } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { kycSteps, partners } from '../db/schema/partnerTables.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { decide } from './kyc.jobs.ts'

/** Ends every check of an organisation that is under review; the id is either of its keys. */
async function decideAll(dependencies: Dependencies, key: string, status: 'completed' | 'declined'): Promise<void> {
  const due = await dependencies.db
    .select({ step: kycSteps })
    .from(kycSteps)
    .innerJoin(partners, eq(partners.id, kycSteps.partner_id))
    .where(and(or(eq(partners.id, key), eq(partners.account_sid, key)), eq(kycSteps.status, 'submitted')))
  if (due.length === 0) throw new RequestError('NotFound')
  for (const { step } of due) await decide(dependencies, step, status)
}

/** What the operator decides about checks. */
export const kycSimulations: readonly Simulation[] = [
  {
    kind: 'kyc.complete',
    summary: 'The checks of an organisation that are under review are done: verified.',
    run: (dependencies, id) => decideAll(dependencies, id, 'completed'),
  },
  {
    kind: 'kyc.decline',
    summary: 'The checks of an organisation that are under review are done: declined.',
    run: (dependencies, id) => decideAll(dependencies, id, 'declined'),
  },
]
