import { and, eq, gte, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { passengers } from '../schema/passengerTables.ts'
import { trips, tripStops } from '../schema/tripTables.ts'
import { plusMinutes } from './lagosTime.ts'
import { findDemoRoute } from './demoRoutes.ts'
import { createPassengers } from './demoPassengers.ts'
import type { FleetPlan } from './fleetPlan.ts'
import { reachedStops } from './reachedStops.ts'
import type { TripRow } from './demoTimetable.ts'
import { insertMissing, updateMany } from './bulkWrite.ts'

const minutesPerDay = 1440
/** Older trips keep their counts alone. */
const daysBack = 7
/** Nobody sees a list earlier than a day before its trip, and the simulator writes those of the next day: a few days are enough, and of large fleets one. */
const daysAhead = (plan: FleetPlan) => (plan.vehicles.length > 20 ? 1 : 3)

const demoPassengers = (trip: TripRow) => createPassengers(trip, findDemoRoute(trip.route_id)?.stops.length ?? 2)

/** Writes who is booked on the trips of the last days and of those ahead, and what happened at their stops; `settled` have ended by this start. */
export async function seedManifests(db: Db, now: Date, plan: FleetPlan, settled: readonly TripRow[]): Promise<void> {
  const since = plusMinutes(now, -daysBack * minutesPerDay)
  const without = await db
    .select()
    .from(trips)
    .where(
      and(
        eq(trips.partner_id, plan.partnerId),
        gte(trips.departure_at, since),
        lte(trips.departure_at, plusMinutes(now, daysAhead(plan) * minutesPerDay)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(passengers)
            .where(eq(passengers.trip_id, trips.id)),
        ),
      ),
    )
  const fresh = without.flatMap((trip) => demoPassengers(trip))
  await insertMissing(db, passengers, fresh)
  const recent = settled.filter(({ departure_at }) => departure_at >= since)
  const known = new Set(fresh.map(({ trip_id }) => trip_id))
  // Lists that an earlier start has written now tell how the trip went.
  await updateMany(
    db,
    passengers,
    recent
      .filter(({ id }) => !known.has(id))
      .flatMap(demoPassengers)
      .map(({ id, status, boarded_at = null }) => ({ id, status, boarded_at })),
  )
  await settleExtraPassengers(db, recent)
  const underWay = await db
    .select()
    .from(trips)
    .where(and(eq(trips.partner_id, plan.partnerId), inArray(trips.status, ['in_progress', 'interrupted'])))
  await insertMissing(
    db,
    tripStops,
    [...recent, ...underWay].flatMap((trip) => reachedStops(trip, demoPassengers(trip))),
  )
}

/** Who was added to a list that is not the demo's own has travelled too. */
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
