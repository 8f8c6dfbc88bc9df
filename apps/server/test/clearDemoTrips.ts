import { inArray, isNotNull } from 'drizzle-orm'
import { schedules } from '../src/db/schema/routeTables.ts'
import { openTripStatuses, trips } from '../src/db/schema/tripTables.ts'
import type { TestServer } from './testServer.ts'

/** Ends the schedules and trips of the demo fleets, so that six weeks of one bus pass quickly. */
export async function clearDemoTrips(server: TestServer): Promise<void> {
  await server.db.update(schedules).set({ valid_to: '2025-12-31' }).where(isNotNull(schedules.partner_id))
  await server.db
    .update(trips)
    .set({ status: 'cancelled', cancelled_by: 'system', cancelled_at: server.now() })
    .where(inArray(trips.status, [...openTripStatuses]))
  // A running server has checked its jobs since it started.
  await server.app.services.scheduler.runDue()
}
