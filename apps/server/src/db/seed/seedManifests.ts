import { and, eq, gte, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { passengers } from '../schema/passengerTables.ts'
import { trips, tripStops } from '../schema/tripTables.ts'
import { addMinutes } from './lagosTime.ts'
import { findDemoRoute } from './demoRoutes.ts'
import { createPassengers } from './demoPassengers.ts'
import type { FleetPlan } from './fleetPlan.ts'
import { createReachedStops } from './createReachedStops.ts'
import type { TripRow } from './demoTimetable.ts'
import { insertMissing, updateMany } from './bulkWrite.ts'

const minutesPerDay = 1440
/** Older trips have seat counts but no passengers. */
const daysBack = 7
/** A manifest is visible a day before its trip, and the simulator creates those of the next day, so few days are enough. */
const daysAhead = (plan: FleetPlan) => (plan.vehicles.length > 20 ? 1 : 3)

const createTripPassengers = (trip: TripRow) => createPassengers(trip, findDemoRoute(trip.route_id)?.stops.length ?? 2)

/** Writes the passengers of recent and upcoming trips and their calls at stops; `settled` are the trips that have ended by this start. */
export async function seedManifests(db: Db, now: Date, plan: FleetPlan, settled: readonly TripRow[]): Promise<void> {
  const since = addMinutes(now, -daysBack * minutesPerDay)
  const withoutManifest = await db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.partner_id, plan.partnerId),
        gte(trips.departure_at, since),
        lte(trips.departure_at, addMinutes(now, daysAhead(plan) * minutesPerDay)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(passengers)
            .where(eq(passengers.trip_id, trips.id)),
        ),
      ),
    )
  const fresh = withoutManifest.flatMap((trip) => createTripPassengers(trip))
  await insertMissing(db, passengers, fresh)
  const recent = settled.filter(({ departure_at }) => departure_at >= since)
  const newTripIds = new Set(fresh.map(({ trip_id }) => trip_id))
  // Manifests of an earlier start get the outcome of the trip.
  await updateMany(
    db,
    passengers,
    recent
      .filter(({ id }) => !newTripIds.has(id))
      .flatMap(createTripPassengers)
      .map(({ id, status, boarded_at = null }) => ({ id, status, boarded_at })),
  )
  await settleExtraPassengers(db, recent)
  const activeTrips = await db
    .select()
    .from(trips)
    .where(and(eq(trips.partner_id, plan.partnerId), inArray(trips.status, ['in_progress', 'interrupted'])))
  await insertMissing(
    db,
    tripStops,
    [...recent, ...activeTrips].flatMap((trip) => createReachedStops(trip, createTripPassengers(trip))),
  )
}

/** Passengers that the demo did not create have travelled, too. */
async function settleExtraPassengers(db: Db, ended: readonly TripRow[]): Promise<void> {
  const ids = ended.filter(({ status }) => status === 'completed').map(({ id }) => id)
  if (ids.length === 0) return
  await db
    .update(passengers)
    .set({ status: 'alighted' })
    .where(
      and(
        sql`${passengers.trip_id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
        inArray(passengers.status, ['booked', 'boarded']),
      ),
    )
}
