import type { Job } from '../jobs/job.ts'
import { differences } from './ledgerChecks.ts'

/** Whether the books are right. */
export const ledgerJobs: readonly Job[] = [
  {
    name: 'verify-ledger',
    summary: 'Adds up all money every night; a difference is a failure that the log shows.',
    every: { daily: '03:00' },
    async run({ db }) {
      const wrong = await differences(db)
      if (wrong.length > 0) throw new Error(`The books do not agree: ${wrong.map(({ check, count }) => `${check} (${count})`).join('; ')}`)
    },
  },
]
