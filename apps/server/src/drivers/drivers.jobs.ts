import { and, asc, eq, lte } from 'drizzle-orm'
import { drivers } from '../db/schema/fleetTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import type { Job } from '../jobs/job.ts'
import { completeDriverReview } from './driverReview.ts'
import { lockDriver } from './writeDrivers.ts'

/** What the server does with drivers by itself. */
export const driverJobs: readonly Job[] = [
  {
    name: 'driver-review',
    summary: 'Ends the reviews of drivers that are due.',
    every: { seconds: 5 },
    sandboxOnly: true,
    async run(dependencies, now) {
      const due = await dependencies.db
        .select({ id: drivers.id, partner_id: drivers.partner_id })
        .from(drivers)
        .where(and(lte(drivers.review_due_at, now), eq(drivers.status, 'pending_review')))
        .orderBy(asc(drivers.review_due_at))
      for (const { id, partner_id } of due)
        await inTransaction(dependencies, async (tx) => {
          await lockFleet(tx, partner_id)
          const driver = await lockDriver(tx, partner_id, id)
          // Somebody may have taken them back, or sent them anew.
          if (driver.status === 'pending_review' && driver.review_due_at !== null && driver.review_due_at <= now)
            await completeDriverReview(tx, dependencies, driver)
        })
    },
  },
]
