import { paths } from '@vehicle-partner/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { tripEvents, trips } from '../db/schema/tripTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'

interface Unassignment {
  type: 'driver' | 'vehicle'
  id: string
  partner_id: string
  /** A full name or a plate number. */
  label: string
  /** The rest of a sentence that begins with the label: `was removed`. */
  why: string
  /** The ids of the only trips that are meant. @default all */
  only?: readonly string[]
}

/** Removes a driver or a vehicle from the trips that have not begun, late ones too; they return to `scheduled`. Notifies the trip managers. */
export async function unassignTrips(
  tx: Tx,
  context: OperationContext,
  { type, id, partner_id, label, why, only }: Unassignment,
): Promise<void> {
  const { now, caller } = context
  const unassigned = await tx
    .select({ id: trips.id, status: trips.status })
    .from(trips)
    .where(
      and(
        eq(type === 'driver' ? trips.driver_id : trips.vehicle_id, id),
        inArray(trips.status, ['scheduled', 'assigned']),
        only && inArray(trips.id, [...only]),
      ),
    )
    .for('update')
  if (unassigned.length === 0) return
  await tx
    .update(trips)
    .set({
      status: 'scheduled',
      ...(type === 'driver' ? { driver_id: null } : { vehicle_id: null }),
      version: sql`${trips.version} + 1`,
      updated_at: now,
    })
    .where(
      inArray(
        trips.id,
        unassigned.map((trip) => trip.id),
      ),
    )
  await tx.insert(tripEvents).values(
    unassigned.map((trip) => ({
      id: newId('tev', now),
      trip_id: trip.id,
      at: now,
      kind: 'assignment',
      from: trip.status,
      to: 'scheduled',
      text: `${label} ${why}`,
      by: caller ? ('partner' as const) : ('operator' as const),
      actor_id: caller?.user.id ?? null,
    })),
  )
  for (const trip of unassigned)
    publish(tx, context, {
      type: 'trip.updated',
      partner_id,
      data: { trip_id: trip.id, status: 'scheduled', group: 'upcoming', changed: [type, 'status'] },
    })
  const isPlural = unassigned.length > 1
  await notify(tx, context, {
    partner_id,
    type: 'trip.no_driver',
    severity: 'warning',
    title: isPlural ? `${unassigned.length} trips need another ${type}` : `A trip needs another ${type}`,
    body: `${label} ${why}. Assign another ${type} before departure.`,
    entity: { type, id },
    link: paths.trips({ needs_action: '1' }),
    action_label: `Assign ${type}s`,
    group_key: `trip.no_driver:${id}`,
  })
}
