import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { trips } from '../db/schema/tripTables.ts'
import { integer } from '../db/sqlValueTypes.ts'

export interface OpenTripCounts {
  active_trip: boolean
  upcoming_trips: number
}

const activeStatuses = ['boarding', 'in_progress', 'interrupted'] as const
const upcomingStatuses = ['scheduled', 'assigned'] as const

/** Trips that should have departed more than a day ago do not count. */
const openSince = (now: Date) => new Date(now.getTime() - 24 * 3_600_000)

/** The active and upcoming trips of a vehicle or a driver. */
export async function countOpenTrips(db: Db, of: { vehicle: string } | { driver: string }, now: Date): Promise<OpenTripCounts> {
  const isOwn = 'vehicle' in of ? eq(trips.vehicle_id, of.vehicle) : eq(trips.driver_id, of.driver)
  const [counts] = await db
    .select({
      active: sql`count(*) filter (where ${inArray(trips.status, activeStatuses)})::int`.mapWith(integer),
      upcoming: sql`count(*) filter (where ${inArray(trips.status, upcomingStatuses)})::int`.mapWith(integer),
    })
    .from(trips)
    .where(and(isOwn, inArray(trips.status, [...upcomingStatuses, ...activeStatuses]), gte(trips.departure_at, openSince(now))))
  return { active_trip: (counts?.active ?? 0) > 0, upcoming_trips: counts?.upcoming ?? 0 }
}
