import { and, asc, eq, lte } from 'drizzle-orm'
import { vehicles } from '../db/schema/fleetTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import type { Job } from '../jobs/job.ts'
import { completeVehicleReview } from './vehicleReview.ts'
import { lockVehicle } from './writeVehicles.ts'

/** What the server does with vehicles by itself. */
export const vehicleJobs: readonly Job[] = [
  {
    name: 'vehicle-review',
    summary: 'Ends the reviews of vehicles that are due.',
    every: { seconds: 5 },
    sandboxOnly: true,
    async run(dependencies, now) {
      const due = await dependencies.db
        .select({ id: vehicles.id, partner_id: vehicles.partner_id })
        .from(vehicles)
        .where(and(lte(vehicles.review_due_at, now), eq(vehicles.status, 'pending_review')))
        .orderBy(asc(vehicles.review_due_at))
      for (const { id, partner_id } of due)
        await inTransaction(dependencies, async (tx) => {
          await lockFleet(tx, partner_id)
          const vehicle = await lockVehicle(tx, partner_id, id)
          // Somebody may have taken it back, or sent it anew.
          if (vehicle.status === 'pending_review' && vehicle.review_due_at !== null && vehicle.review_due_at <= now)
            await completeVehicleReview(tx, dependencies, vehicle)
        })
    },
  },
]
