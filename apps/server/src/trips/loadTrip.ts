import type { Position, TripDetails } from '@vehicle-partner/api'
import { RequestError, serializeTripDetails } from '@vehicle-partner/api/server'
import { tripGroup, visibleBeforeMs } from '@vehicle-partner/domain'
import { asc, desc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { positions } from '../db/schema/positionTables.ts'
import { tripStops } from '../db/schema/tripTables.ts'
import { positionReply } from '../telemetry/positionResponse.ts'
import { loadTripsWithSurroundings, type TripRow } from './loadTrips.ts'

type Shown = Pick<TripRow, 'status' | 'departure_at' | 'vehicle_id'>

/** Whether the vehicle of a trip may be seen now: while it is under way, and from an hour before. */
export const isVisible = ({ status, departure_at }: Pick<TripRow, 'status' | 'departure_at'>, now: Date): boolean => {
  const group = tripGroup(status)
  return group === 'active' || (group === 'upcoming' && departure_at.getTime() - now.getTime() <= visibleBeforeMs)
}

async function lastPosition(db: Db, trip: Shown, now: Date): Promise<Position | null> {
  if (trip.vehicle_id === null || !isVisible(trip, now)) return null
  const [last] = await db.select().from(positions).where(eq(positions.vehicle_id, trip.vehicle_id)).orderBy(desc(positions.at)).limit(1)
  // What was before the hour is the driver's own.
  const began = trip.departure_at.getTime() - visibleBeforeMs
  return last && last.at.getTime() >= began ? positionReply(last) : null
}

/** A trip of the caller's organisation with everything that is known of it. Throws RequestError `NotFound`. */
export async function loadTrip(context: Context, id: string): Promise<TripDetails> {
  const { db, now } = context
  const [found] = await loadTripsWithSurroundings(context, [id])
  if (!found) throw new RequestError('NotFound')
  const [reached, last_position] = await Promise.all([
    db.select().from(tripStops).where(eq(tripStops.trip_id, id)).orderBy(asc(tripStops.sequence)),
    lastPosition(db, found.row, now),
  ])
  return serializeTripDetails(found.row, { ...found.around, reached, last_position })
}
