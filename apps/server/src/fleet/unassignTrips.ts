import { paths } from '@vehicle-partner/domain'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { tripEvents, trips } from '../db/schema/tripTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'

interface Unassignment {
  of: { driver: string } | { vehicle: string }
  partner_id: string
  /** A name or a plate. */
  label: string
  /** What has happened to them, as the end of a sentence: `was removed`. */
  why: string
}

/** Takes a driver or a vehicle off the trips to come: they are scheduled without one, and somebody has to find another. */
export async function unassignTrips(tx: Tx, context: OperationContext, { of, partner_id, label, why }: Unassignment): Promise<void> {
  const { now, caller } = context
  const [what, id, mine] =
    'driver' in of
      ? (['driver', of.driver, eq(trips.driver_id, of.driver)] as const)
      : (['vehicle', of.vehicle, eq(trips.vehicle_id, of.vehicle)] as const)
  const freed = await tx
    .update(trips)
    .set({
      status: 'scheduled',
      ...(what === 'driver' ? { driver_id: null } : { vehicle_id: null }),
      version: sql`${trips.version} + 1`,
      updated_at: now,
    })
    .where(and(mine, gt(trips.departure_at, now), inArray(trips.status, ['scheduled', 'assigned'])))
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
      text: `${label} ${why}`,
      by: caller ? ('partner' as const) : ('operator' as const),
      actor_id: caller?.user.id ?? null,
    })),
  )
  for (const trip of freed)
    publish(tx, context, {
      type: 'trip.updated',
      partner_id,
      data: { trip_id: trip.id, status: 'scheduled', group: 'upcoming', changed: [what, 'status'] },
    })
  const many = freed.length > 1
  await notify(tx, context, {
    partner_id,
    type: 'trip.no_driver',
    severity: 'warning',
    title: many ? `${freed.length} trips need another ${what}` : `A trip needs another ${what}`,
    body: `${label} ${why}. Give ${many ? 'the trips' : 'the trip'} to ${what === 'driver' ? 'somebody else' : 'another vehicle'} before departure.`,
    entity: { type: what, id },
    link: paths.trips({ needs_action: '1' }),
    action_label: `Assign ${what}s`,
    group_key: `trip.no_driver:${id}`,
  })
}
