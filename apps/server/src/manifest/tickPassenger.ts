import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { findBoardingTime, RequestError } from '@vehicle-partner/api/server'
import { countPassengers } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, type OperationContext, type Context } from '../context.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockTrip } from '../trips/updateTrip.ts'
import type { TripRow } from '../trips/loadTrips.ts'

type Tick = Parsed<(typeof contract)['manifest']['tick']>
type PassengerRow = typeof passengers.$inferSelect

/** Changes the status of a passenger and the seat counts of the locked trip, and publishes the change. */
export async function changePassenger(
  tx: Tx,
  context: OperationContext,
  trip: TripRow,
  passenger: PassengerRow,
  change: Pick<PassengerRow, 'status' | 'boarded_at' | 'client_at'>,
): Promise<void> {
  await tx.update(passengers).set(change).where(eq(passengers.id, passenger.id))
  const rows = await tx
    .select({ status: passengers.status, party_size: passengers.party_size })
    .from(passengers)
    .where(eq(passengers.trip_id, trip.id))
  const { boarded, no_show } = countPassengers(rows)
  await tx.update(trips).set({ seats_boarded: boarded, seats_no_show: no_show }).where(eq(trips.id, trip.id))
  const data = { trip_id: trip.id, passenger_id: passenger.id, status: change.status, boarded, no_show }
  publish(tx, context, { type: 'manifest.updated', partner_id: trip.partner_id, data })
}

/** Ticks off a passenger. A later change wins, by the clock of the device where it can be right. */
export const tickPassenger = (context: Context, { params, body }: Tick): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    const trip = await lockTrip(tx, partner.id, params.id)
    const [passenger] = await tx
      .select()
      .from(passengers)
      .where(and(eq(passengers.id, params.passenger_id), eq(passengers.trip_id, trip.id)))
    if (!passenger) throw new RequestError('NotFound')
    const time = findBoardingTime(trip, passenger, new Date(body.client_at), context.now)
    if (!time) return
    const isAboard = body.status === 'boarded' || body.status === 'alighted'
    await changePassenger(tx, context, trip, passenger, {
      status: body.status,
      client_at: time.client_at,
      boarded_at: isAboard ? (passenger.boarded_at ?? time.at) : null,
    })
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: 'passenger.ticked',
      entity: { type: 'trip', id: trip.id, label: trip.reference },
      changes: [{ field: passenger.seat ?? passenger.id, from: passenger.status, to: body.status }],
    })
  })
