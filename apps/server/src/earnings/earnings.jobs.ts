import type { Job } from '../jobs/job.ts'
import { chargeDailyFees, createTripEarnings, confirmPendingLines } from './postEarnings.ts'

/** Earnings of trips. */
export const earningJobs: readonly Job[] = [
  {
    name: 'earning-posting',
    summary: 'Creates the earnings of finished trips and the daily fees, and confirms lines after 48 hours.',
    every: { seconds: 60 },
    async run(dependencies) {
      await createTripEarnings(dependencies)
      await chargeDailyFees(dependencies)
      await confirmPendingLines(dependencies)
    },
  },
]
