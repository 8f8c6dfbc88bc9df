import type { Position, TripMoment } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { and, asc, eq, gt } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { positions } from '../db/schema/positionTables.ts'
import { tripEvents, trips } from '../db/schema/tripTables.ts'
import { serializePosition } from '../telemetry/serializePosition.ts'
import { isVisible } from './loadTrip.ts'

async function findTrip({ db, member }: Context, id: string) {
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.partner_id, member?.partner.id ?? '')))
  if (!trip) throw new RequestError('NotFound')
  return trip
}

/** The timeline of a trip, oldest first. It begins with the planning of the trip. */
export async function loadTimeline(context: Context, id: string): Promise<TripMoment[]> {
  const trip = await findTrip(context, id)
  const events = await context.db
    .select()
    .from(tripEvents)
    .where(eq(tripEvents.trip_id, id))
    .orderBy(asc(tripEvents.at), asc(tripEvents.id))
  const planned: TripMoment = {
    id: `${trip.id}:planned`,
    at: trip.created_at.toISOString(),
    kind: 'status',
    from: null,
    to: 'scheduled',
    text: 'The trip was planned',
    by: 'operator',
  }
  const statuses = new Set(events.map(({ to }) => to))
  return [
    planned,
    // Trips of the demo and of other systems have times but no events.
    ...(trip.actual_departure_at && !statuses.has('in_progress')
      ? [createImpliedEvent(trip.id, 'in_progress', trip.actual_departure_at, 'The trip departed', 'driver')]
      : []),
    ...events.map(({ id: key, at, kind, from, to, text, by }) => ({ id: key, at: at.toISOString(), kind, from, to, text, by })),
    ...(trip.actual_arrival_at && trip.status === 'completed' && !statuses.has('completed')
      ? [createImpliedEvent(trip.id, 'completed', trip.actual_arrival_at, 'The trip arrived', 'driver')]
      : []),
    ...(trip.status === 'cancelled' && !statuses.has('cancelled')
      ? [
          createImpliedEvent(
            trip.id,
            'cancelled',
            trip.cancelled_at ?? trip.departure_at,
            trip.cancellation_text ?? 'The trip was cancelled',
            trip.cancelled_by ?? 'system',
          ),
        ]
      : []),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
}

const createImpliedEvent = (tripId: string, to: string, at: Date, text: string, by: TripMoment['by']): TripMoment => ({
  id: `${tripId}:${to}`,
  at: at.toISOString(),
  kind: 'status',
  from: null,
  to,
  text,
  by,
})

/** The positions of the vehicle on a trip. Throws RequestError `OutsideTrip` if the trip is not visible yet or never ran. */
export async function loadTrack(context: Context, id: string, since: string | undefined): Promise<Position[]> {
  const { db, now } = context
  const trip = await findTrip(context, id)
  const hasDeparted = trip.actual_departure_at !== null
  if (!hasDeparted && !isVisible(trip, now)) throw new RequestError('OutsideTrip')
  const rows = await db
    .select()
    .from(positions)
    .where(
      and(
        eq(positions.trip_id, id),
        eq(positions.partner_id, requireMembership(context).partner.id),
        since === undefined ? undefined : gt(positions.at, new Date(since)),
      ),
    )
    .orderBy(asc(positions.at))
    .limit(5000)
  return rows.map(serializePosition)
}
