import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Acting } from '../context.ts'
import { tripEvents, trips } from '../db/schema/trips.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import type { DriverRow } from '../fleet/loadDrivers.ts'
import { newId } from '../id.ts'
import { notify } from '../notifications/notify.ts'

/** Takes a driver off the trips to come: they are scheduled without one, and somebody has to find another. */
export async function freeTrips(tx: Tx, acting: Acting, { id, partner_id, fname, lname }: DriverRow): Promise<void> {
  const { now, caller } = acting
  const freed = await tx
    .update(trips)
    .set({ status: 'scheduled', driver_id: null, version: sql`${trips.version} + 1`, updated_at: now })
    .where(and(eq(trips.driver_id, id), gt(trips.departure_at, now), inArray(trips.status, ['scheduled', 'assigned'])))
    .returning({ id: trips.id })
  if (freed.length === 0) return
  await tx.insert(tripEvents).values(
    freed.map((trip) => ({
      id: newId('tev', now),
      trip_id: trip.id,
      at: now,
      kind: 'assignment',
      from: 'assigned',
      to: 'scheduled',
      text: `${fname} ${lname} does not drive any more`,
      by: 'partner' as const,
      actor_id: caller?.user.id ?? null,
    })),
  )
  for (const trip of freed)
    publish(tx, acting, {
      type: 'trip.updated',
      partner_id,
      data: { trip_id: trip.id, status: 'scheduled', group: 'upcoming', changed: ['driver', 'status'] },
    })
  const many = freed.length > 1
  await notify(tx, acting, {
    partner_id,
    type: 'trip.no_driver',
    severity: 'warning',
    title: many ? `${freed.length} trips need another driver` : 'A trip needs another driver',
    body: `${fname} ${lname} was removed. Give ${many ? 'the trips' : 'the trip'} to somebody else before departure.`,
    entity: { type: 'driver', id },
    link: '/trips?needs_action=1',
    action_label: 'Assign drivers',
    group_key: `trip.no_driver:${id}`,
  })
}
