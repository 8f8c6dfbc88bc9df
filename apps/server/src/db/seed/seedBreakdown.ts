import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { tripIssues } from '../schema/tripIssueTables.ts'
import { trips } from '../schema/tripTables.ts'
import { addMinutes } from './lagosTime.ts'
import { readMarker, writeMarker } from './seedProgress.ts'
import type { FleetPlan } from './fleetPlan.ts'
import { seededId } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

/** Interrupts one active trip of a large fleet with a breakdown, once. */
export async function seedBreakdown(db: Db, now: Date, plan: FleetPlan): Promise<void> {
  if (await readMarker(db, 'breakdown')) return
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.partner_id, plan.partnerId), eq(trips.status, 'in_progress')))
    .orderBy(asc(trips.id))
    .limit(1)
  if (!trip) return
  await writeMarker(db, 'breakdown', trip.id)
  await db
    .update(trips)
    .set({ status: 'interrupted', version: trip.version + 1, updated_at: now })
    .where(eq(trips.id, trip.id))
  const id = seededId('iss', trip.id, now)
  await insertMissing(db, tripIssues, [
    {
      id,
      reference: `ISS-${id.slice(-6)}`,
      partner_id: trip.partner_id,
      trip_id: trip.id,
      category: 'breakdown',
      severity: 'stopped',
      description: 'The engine has overheated and the vehicle has stopped',
      lat: null,
      lng: null,
      photos: [],
      needs_replacement: true,
      state: 'acknowledged',
      reported_by: 'driver',
      created_at: addMinutes(now, -6),
      resolved_at: null,
    },
  ])
}
