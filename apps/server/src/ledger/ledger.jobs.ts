import type { Job } from '../jobs/job.ts'
import { holdInconsistentPartners } from './holdInconsistentPartners.ts'

/** Verifies the ledger. */
export const ledgerJobs: readonly Job[] = [
  {
    name: 'verify-ledger',
    summary: 'Checks the ledger every night; payouts of organisations with differences are put on hold.',
    every: { daily: '03:00' },
    run: (dependencies) => holdInconsistentPartners(dependencies),
  },
]
