import type { TripMoment } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { tripGroup } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { tripEvents, trips } from '../db/schema/tripTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import type { TripRow } from './loadTrips.ts'

/** A trip of an organisation, locked until the transaction ends. Throws RequestError `NotFound`. */
export async function lockTrip(tx: Tx, partnerId: string, id: string): Promise<TripRow> {
  const [trip] = await tx
    .select()
    .from(trips)
    .where(and(eq(trips.id, id), eq(trips.partner_id, partnerId)))
    .for('update')
  if (!trip) throw new RequestError('NotFound')
  return trip
}

type NewTripEvent = Pick<TripMoment, 'text'> & {
  kind: 'status' | 'assignment' | 'stop' | 'issue' | 'decline' | 'share'
  from?: string
  to?: string
}

/** Adds an event to the timeline of a trip. */
export async function addTripEvent(
  tx: Tx,
  { now, caller }: OperationContext,
  tripId: string,
  {
    by = caller ? 'partner' : 'system',
    at = now,
    ...event
  }: NewTripEvent & { by?: 'operator' | 'partner' | 'driver' | 'system'; at?: Date },
): Promise<void> {
  await tx.insert(tripEvents).values({
    id: newId('tev', now),
    trip_id: tripId,
    at,
    kind: event.kind,
    from: event.from ?? null,
    to: event.to ?? null,
    text: event.text,
    by,
    actor_id: caller?.user.id ?? null,
  })
}

/** Updates a locked trip and publishes the change; resolves to the updated row. */
export async function updateTrip(
  tx: Tx,
  context: OperationContext,
  trip: TripRow,
  change: Partial<typeof trips.$inferInsert>,
): Promise<TripRow> {
  const [changed] = await tx
    .update(trips)
    .set({ ...change, version: trip.version + 1, updated_at: context.now })
    .where(eq(trips.id, trip.id))
    .returning()
  if (!changed) throw new RequestError('NotFound')
  publish(tx, context, {
    type: 'trip.updated',
    partner_id: changed.partner_id,
    data: {
      trip_id: changed.id,
      status: changed.status,
      group: tripGroup(changed.status),
      changed: Object.keys(change),
      delay_s: changed.delay_s,
      seats: { total: changed.seats_total, booked: changed.seats_booked, boarded: changed.seats_boarded, no_show: changed.seats_no_show },
    },
  })
  return changed
}
