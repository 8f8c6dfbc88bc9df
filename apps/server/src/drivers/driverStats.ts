import type { DriverRating, DriverStats } from '@vehicle-partner/api'
import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { daysAgo } from '../vehicles/vehicleList.ts'

export interface DriverPerformance {
  stats: DriverStats
  rating: DriverRating
}

const noPerformance: DriverPerformance = {
  stats: { trips_30d: 0, completed_bps: null, on_time_bps: null, cancellations_30d: 0 },
  rating: { count: 0, rating: null },
}

/** A departure counts as on time within five minutes of the plan. */
export const departedOnTime = sql`t.actual_departure_at <= t.departure_at + interval '5 minutes'`

/** A share in basis points; null when there is nothing to share. */
export const toBasisPoints = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part * 10_000 + whole / 2) / whole)

/** How drivers have done in 30 days, and what passengers gave in 90. */
export async function loadDriverStats(db: Db, ids: readonly string[], now: Date): Promise<(id: string) => DriverPerformance> {
  if (ids.length === 0) return () => noPerformance
  const found = await rows<{
    id: string
    completed: number
    punctual: number
    missed: number
    cancelled: number
    rating: number | null
    ratings: number
  }>(
    db,
    sql`select d.id, used.*, given.rating::float8 as rating, given.ratings from drivers d
      cross join lateral (select count(*) filter (where t.status = 'completed')::int as completed,
        count(*) filter (where t.status = 'completed' and ${departedOnTime})::int as punctual,
        count(*) filter (where t.status = 'missed')::int as missed,
        count(*) filter (where t.status = 'cancelled' and t.cancelled_by = 'partner')::int as cancelled
        from trips t where t.driver_id = d.id and t.departure_at >= ${daysAgo(now, 30)} and t.departure_at < ${now.toISOString()}) used
      cross join lateral (select round(avg(r.score), 1) as rating, count(r.score)::int as ratings from trips t join ratings r on r.trip_id = t.id
        where t.driver_id = d.id and t.departure_at >= ${daysAgo(now, 90)} and t.departure_at < ${now.toISOString()}) given
      where d.id in ${[...ids]}`,
  )
  const byId = new Map(found.map((each) => [each.id, each]))
  return (id) => {
    const use = byId.get(id)
    if (!use) return noPerformance
    const { completed, punctual, missed, cancelled, rating, ratings } = use
    return {
      stats: {
        trips_30d: completed,
        completed_bps: toBasisPoints(completed, completed + missed + cancelled),
        on_time_bps: toBasisPoints(punctual, completed),
        cancellations_30d: cancelled,
      },
      rating: { count: ratings, rating },
    }
  }
}
