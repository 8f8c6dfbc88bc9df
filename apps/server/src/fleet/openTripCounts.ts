import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { trips } from '../db/schema/tripTables.ts'

export interface OpenTripCounts {
  active_trip: boolean
  upcoming_trips: number
}

/** Trips that count as under way. */
export const activeStatuses = ['boarding', 'in_progress', 'interrupted'] as const

/** A trip of today or later that has not begun; yesterday's stay open for a while. */
const openSince = (now: Date) => new Date(now.getTime() - 24 * 3_600_000)

/** What a vehicle or a driver still has to run. */
export async function countOpenTrips(db: Db, of: { vehicle: string } | { driver: string }, now: Date): Promise<OpenTripCounts> {
  const mine = 'vehicle' in of ? eq(trips.vehicle_id, of.vehicle) : eq(trips.driver_id, of.driver)
  const [load] = await db
    .select({
      active: sql<number>`count(*) filter (where ${inArray(trips.status, activeStatuses)})::int`,
      upcoming: sql<number>`count(*) filter (where ${inArray(trips.status, ['scheduled', 'assigned'])})::int`,
      all: count(),
    })
    .from(trips)
    .where(and(mine, inArray(trips.status, ['scheduled', 'assigned', ...activeStatuses]), gte(trips.departure_at, openSince(now))))
  return { active_trip: (load?.active ?? 0) > 0, upcoming_trips: load?.upcoming ?? 0 }
}
