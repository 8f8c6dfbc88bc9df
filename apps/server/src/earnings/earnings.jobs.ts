import type { Job } from '../jobs/job.ts'
import { chargeDays, earnTrips, postLines } from './postEarnings.ts'

/** What trips bring. */
export const earningJobs: readonly Job[] = [
  {
    name: 'earning-posting',
    summary: 'Writes what trips that are over bring, the fee of each day, and lets lines count after 48 hours.',
    every: { seconds: 60 },
    async run(dependencies) {
      await earnTrips(dependencies)
      await chargeDays(dependencies)
      await postLines(dependencies)
    },
  },
]
