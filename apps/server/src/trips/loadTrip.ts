import type { Position, TripDetails } from '@vehicle-partner/api'
import { RequestError, serializeTripDetails } from '@vehicle-partner/api/server'
import { tripGroup, positionVisibleBeforeMs } from '@vehicle-partner/domain'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { positions } from '../db/schema/positionTables.ts'
import { tripShares } from '../db/schema/tripIssueTables.ts'
import { tripStops } from '../db/schema/tripTables.ts'
import { serializePosition } from '../telemetry/serializePosition.ts'
import { loadTripsWithRelations, type TripRow } from './loadTrips.ts'
import { loadTripPreparation } from './tripPreparation.ts'

type VisibleTrip = Pick<TripRow, 'status' | 'departure_at' | 'vehicle_id'>

/** Whether the position of the trip's vehicle is visible: while the trip is active and in the hour before. */
export const isVisible = ({ status, departure_at }: Pick<TripRow, 'status' | 'departure_at'>, now: Date): boolean => {
  const group = tripGroup(status)
  return group === 'active' || (group === 'upcoming' && departure_at.getTime() - now.getTime() <= positionVisibleBeforeMs)
}

async function loadLastPosition(db: Db, trip: VisibleTrip, now: Date): Promise<Position | null> {
  if (trip.vehicle_id === null || !isVisible(trip, now)) return null
  const [last] = await db.select().from(positions).where(eq(positions.vehicle_id, trip.vehicle_id)).orderBy(desc(positions.at)).limit(1)
  // Earlier positions are private to the driver.
  const visibleFrom = trip.departure_at.getTime() - positionVisibleBeforeMs
  return last && last.at.getTime() >= visibleFrom ? serializePosition(last) : null
}

/** The details of the caller's trip. Throws RequestError `NotFound`. */
export async function loadTrip(context: Context, id: string): Promise<TripDetails> {
  const { db, now } = context
  const [trip] = await loadTripsWithRelations(context, [id])
  if (!trip) throw new RequestError('NotFound')
  const [reached, last_position, seats, preparation, live_links] = await Promise.all([
    db.select().from(tripStops).where(eq(tripStops.trip_id, id)).orderBy(asc(tripStops.sequence)),
    loadLastPosition(db, trip.row, now),
    db
      .select({ seat: passengers.seat, party_size: passengers.party_size, status: passengers.status })
      .from(passengers)
      .where(eq(passengers.trip_id, id)),
    loadTripPreparation(context, trip.row),
    db.$count(tripShares, and(eq(tripShares.trip_id, id), isNull(tripShares.ended_at), gt(tripShares.expires_at, now))),
  ])
  return serializeTripDetails(trip.row, { ...trip.surroundings, reached, last_position, passengers: seats, preparation, live_links })
}
