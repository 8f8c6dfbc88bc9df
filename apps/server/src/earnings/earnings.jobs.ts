import type { Job } from '../jobs/job.ts'
import { confirmPendingLines } from './confirmLines.ts'
import { chargeDailyFees } from './dailyFees.ts'
import { createTripEarnings, earningPosting } from './postEarnings.ts'

/** Earnings of trips. */
export const earningJobs: readonly Job[] = [
  {
    name: earningPosting,
    summary: 'Creates the earnings of finished trips and the daily fees, and confirms lines after 48 hours.',
    every: { seconds: 60 },
    async run(dependencies) {
      await createTripEarnings(dependencies)
      await confirmPendingLines(dependencies, await chargeDailyFees(dependencies))
    },
  },
]
