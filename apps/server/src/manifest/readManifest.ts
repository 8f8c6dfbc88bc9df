import { serializeManifest, RequestError } from '@vehicle-partner/api/server'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { routeStops } from '../db/schema/routeTables.ts'
import { trips } from '../db/schema/tripTables.ts'

/** A trip of the organisation with its manifest, as far as it may be read now. Throws RequestError `NotFound`. */
export async function readManifest(db: Db, partnerId: string, tripId: string, now: Date, search?: string) {
  const [trip] = await db
    .select()
    .from(trips)
    .where(and(eq(trips.id, tripId), eq(trips.partner_id, partnerId)))
  if (!trip) throw new RequestError('NotFound')
  const [stops, rows] = await Promise.all([
    db.select().from(routeStops).where(eq(routeStops.route_id, trip.route_id)).orderBy(asc(routeStops.sequence)),
    db.select().from(passengers).where(eq(passengers.trip_id, tripId)),
  ])
  return { trip, reply: serializeManifest({ ...trip, stops }, rows, now, search) }
}
