import { driverKind } from '../drivers/driverKind.ts'
import type { Job } from '../jobs/job.ts'
import { runItems } from '../jobs/runItems.ts'
import { vehicleKind } from '../vehicles/vehicleKind.ts'
import { lockFleetRow, type FleetKind, type FleetRow } from './fleetKind.ts'
import { lockFleet } from './lockFleet.ts'

const reviewJob = <Row extends FleetRow>(kind: FleetKind<Row>): Job => ({
  name: `${kind.type}-review`,
  summary: `Ends the reviews of ${kind.type}s that are due.`,
  every: { seconds: 5 },
  sandboxOnly: true,
  async run(dependencies, now) {
    await runItems(dependencies, {
      job: `${kind.type}-review`,
      items: await kind.listDueReviews(dependencies.db, now),
      keyOf: ({ id }) => id,
      async work(tx, { id, partner_id }) {
        await lockFleet(tx, partner_id)
        const row = await lockFleetRow(tx, kind, partner_id, id)
        // The review may have been withdrawn or restarted since the query.
        if (row.status === 'pending_review' && row.review_due_at !== null && row.review_due_at <= now)
          await kind.completeReview(tx, dependencies, row)
      },
    })
  },
})

/** The review jobs of vehicles and drivers. */
export const fleetJobs: readonly Job[] = [reviewJob(vehicleKind), reviewJob(driverKind)]
