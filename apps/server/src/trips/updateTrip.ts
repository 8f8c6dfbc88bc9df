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

/** A trip of an organisation, held until the transaction ends. Throws RequestError `NotFound`. */
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

/** Writes down what happened to a trip, for its timeline. */
export async function addTripEvent(
  tx: Tx,
  { now, caller }: OperationContext,
  tripId: string,
  { by = caller ? 'partner' : 'system', at = now, ...note }: NewTripEvent & { by?: 'operator' | 'partner' | 'driver' | 'system'; at?: Date },
): Promise<void> {
  await tx.insert(tripEvents).values({
    id: newId('tev', now),
    trip_id: tripId,
    at,
    kind: note.kind,
    from: note.from ?? null,
    to: note.to ?? null,
    text: note.text,
    by,
    actor_id: caller?.user.id ?? null,
  })
}

/** Changes a trip that is held, and tells those who look at it; answers it as it is now. */
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
