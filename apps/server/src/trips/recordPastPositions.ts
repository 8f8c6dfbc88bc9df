import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { positions } from '../db/schema/positionTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { newId } from '../newId.ts'
import type { RouteWithStops } from './loadRoutesWithStops.ts'
import type { TripRow } from './loadTrips.ts'
import { computeArrivalDelay } from './simulateTrip.ts'
import { computePosition, planStopCalls } from './tripPosition.ts'

/** As often as positions are stored. */
const intervalMs = 30_000
/** Rows of one statement. */
const batchSize = 500

/**
 * Records the way so far of trips that were on the road before the sandbox was started: their drivers' phones have reported all along.
 * The positions are of the past, so no event is sent for them.
 */
export async function recordPastPositions(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  partnerId: string,
  active: readonly { trip: TripRow; route: RouteWithStops }[],
): Promise<void> {
  const onTheRoad = active.filter(({ trip }) => trip.status === 'in_progress' && trip.vehicle_id !== null)
  if (onTheRoad.length === 0) return
  const ids = onTheRoad.map(({ trip }) => trip.id)
  const unrecorded = await db
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(
        inArray(trips.id, ids),
        notExists(
          db
            .select({ one: sql`1` })
            .from(positions)
            .where(eq(positions.trip_id, trips.id)),
        ),
      ),
    )
  const wanted = new Set(unrecorded.map(({ id }) => id))
  const rows = onTheRoad.flatMap(({ trip, route }) => {
    const { id, vehicle_id, driver_id, actual_departure_at } = trip
    if (!wanted.has(id) || vehicle_id === null || actual_departure_at === null) return []
    const calls = planStopCalls(trip, route, computeArrivalDelay(trip))
    const count = Math.max(0, Math.floor((now.getTime() - actual_departure_at.getTime()) / intervalMs))
    return Array.from({ length: count }, (_, index) => new Date(actual_departure_at.getTime() + index * intervalMs)).flatMap((at) => {
      const place = computePosition(calls, route, at)
      if (!place) return []
      const [lat, lng] = [Number(place.lat.toFixed(6)), Number(place.lng.toFixed(6))]
      const { heading_deg, speed_kmh } = place
      const reported = { lat, lng, heading_deg, speed_kmh, accuracy_m: 8, source: 'app' as const, at, received_at: at }
      return [{ ...reported, id: newId('pos', now), partner_id: partnerId, vehicle_id, driver_id, trip_id: id }]
    })
  })
  for (let from = 0; from < rows.length; from += batchSize) await db.insert(positions).values(rows.slice(from, from + batchSize))
}
