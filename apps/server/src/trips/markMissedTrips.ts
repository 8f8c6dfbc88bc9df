import { isMissed, tripMissedMinutes } from '@vehicle-partner/domain'
import { and, asc, inArray, lte } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { trips } from '../db/schema/tripTables.ts'
import { runItems } from '../jobs/runItems.ts'
import { updateTrip, lockTrip, addTripEvent } from './updateTrip.ts'
import { notify } from '../notifications/notify.ts'
import { createTripNotification } from './tripProgress.ts'

/** Marks trips as missed that have not started 30 minutes after their departure, those that no one took included. */
export async function markMissedTrips(dependencies: Dependencies): Promise<void> {
  const { db, now } = dependencies
  const late = await db
    .select({ id: trips.id, partner_id: trips.partner_id })
    .from(trips)
    .where(
      and(inArray(trips.status, ['scheduled', 'assigned']), lte(trips.departure_at, new Date(now.getTime() - tripMissedMinutes * 60_000))),
    )
    .orderBy(asc(trips.departure_at), asc(trips.id))
  await runItems(dependencies, {
    job: 'trip-missed',
    items: late,
    keyOf: ({ id }) => id,
    async work(tx, { id, partner_id }) {
      const trip = await lockTrip(tx, partner_id, id)
      const { status } = trip
      // The driver may have opened it since the query.
      if ((status !== 'scheduled' && status !== 'assigned') || !isMissed(trip.departure_at, now)) return
      const isTaken = status === 'assigned'
      await updateTrip(tx, dependencies, trip, { status: 'missed' })
      await addTripEvent(tx, dependencies, id, {
        kind: 'status',
        from: status,
        to: 'missed',
        text: isTaken ? 'The trip did not start' : 'No vehicle took the trip',
      })
      await notify(
        tx,
        dependencies,
        createTripNotification(
          trip,
          'trip.missed',
          'critical',
          `${trip.reference} was missed`,
          isTaken ? 'The trip did not start within 30 minutes of its departure.' : 'It had no vehicle and driver at its departure.',
        ),
      )
    },
  })
}
