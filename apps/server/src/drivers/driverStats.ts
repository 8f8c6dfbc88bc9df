import type { DriverRating, DriverStats } from '@vehicle-partner/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer, nullable, number } from '../db/sqlValueTypes.ts'
import { daysAgo } from '../fleet/fleetConditions.ts'
import { ratingsJoin } from '../fleet/ratingsSql.ts'

export interface DriverStatsAndRating {
  stats: DriverStats
  rating: DriverRating
}

const noStats: DriverStatsAndRating = {
  stats: { trips_30d: 0, completed_bps: null, on_time_bps: null, cancellations_30d: 0 },
  rating: { count: 0, rating: null },
}

/** Whether trip `t` departed at most five minutes late. */
export const departedOnTime = sql`t.actual_departure_at <= t.departure_at + interval '5 minutes'`

/** A share in basis points; null if the whole is 0. */
export const toBasisPoints = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((part * 10_000 + whole / 2) / whole)

const statsRow = defineRow({
  id: drivers.id,
  completed: integer,
  on_time: integer,
  missed: integer,
  cancelled: integer,
  rating: nullable(number),
  ratings: integer,
})

/** The trips of drivers in 30 days and their ratings in 90, by id. */
export async function loadDriverStats(db: Db, ids: readonly string[], now: Date): Promise<(id: string) => DriverStatsAndRating> {
  if (ids.length === 0) return () => noStats
  const rows = await selectRows(
    db,
    statsRow,
    sql`select i.id, used.*, rated.rating, rated.ratings from drivers i
      cross join lateral (select count(*) filter (where t.status = 'completed')::int as completed,
        count(*) filter (where t.status = 'completed' and ${departedOnTime})::int as on_time,
        count(*) filter (where t.status = 'missed')::int as missed,
        count(*) filter (where t.status = 'cancelled' and t.cancelled_by = 'partner')::int as cancelled
        from trips t where t.driver_id = i.id and t.departure_at >= ${daysAgo(now, 30)} and t.departure_at < ${now.toISOString()}) used
      ${ratingsJoin('driver', now)}
      where i.id in ${[...ids]}`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = byId.get(id)
    if (!row) return noStats
    const { completed, on_time, missed, cancelled, rating, ratings } = row
    return {
      stats: {
        trips_30d: completed,
        completed_bps: toBasisPoints(completed, completed + missed + cancelled),
        on_time_bps: toBasisPoints(on_time, completed),
        cancellations_30d: cancelled,
      },
      rating: { count: ratings, rating },
    }
  }
}
