import { isMissed, tripMissedMinutes } from '@vehicle-partner/domain'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { trips } from '../db/schema/tripTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { updateTrip, lockTrip, addTripEvent } from './updateTrip.ts'
import { notify } from '../notifications/notify.ts'
import { createTripNotification } from './tripProgress.ts'

/** Marks trips as missed that have not started 30 minutes after their departure. */
export async function markMissedTrips(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  const late = await db
    .select({ id: trips.id, partner_id: trips.partner_id })
    .from(trips)
    .where(and(eq(trips.status, 'assigned'), lte(trips.departure_at, new Date(now.getTime() - tripMissedMinutes * 60_000))))
    .orderBy(asc(trips.departure_at), asc(trips.id))
  for (const { id, partner_id } of late)
    await inTransaction(dependencies, async (tx) => {
      const trip = await lockTrip(tx, partner_id, id)
      // The driver may have opened it since the query.
      if (trip.status !== 'assigned' || !isMissed(trip.departure_at, now)) return
      await updateTrip(tx, dependencies, trip, { status: 'missed' })
      await addTripEvent(tx, dependencies, id, { kind: 'status', from: 'assigned', to: 'missed', text: 'The trip did not start' })
      await notify(
        tx,
        dependencies,
        createTripNotification(
          trip,
          'trip.missed',
          'critical',
          `${trip.reference} was missed`,
          'The trip did not start within 30 minutes of its departure.',
        ),
      )
    })
}
