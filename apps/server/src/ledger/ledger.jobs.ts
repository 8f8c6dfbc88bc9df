import type { Job } from '../jobs/job.ts'
import { checkLedger } from './ledgerChecks.ts'

/** Verifies the ledger. */
export const ledgerJobs: readonly Job[] = [
  {
    name: 'verify-ledger',
    summary: 'Checks the ledger every night; differences are logged as a failure.',
    every: { daily: '03:00' },
    async run({ db }) {
      const differences = await checkLedger(db)
      if (differences.length > 0)
        throw new Error(`The ledger is inconsistent: ${differences.map(({ check, count }) => `${check} (${count})`).join('; ')}`)
    },
  },
]
