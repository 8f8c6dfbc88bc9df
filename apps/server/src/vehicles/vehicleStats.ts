import type { VehicleStats } from '@vehicle-partner/api'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer, nullable, number } from '../db/sqlValueTypes.ts'
import { daysAgo } from '../fleet/fleetConditions.ts'
import { ratingsJoin } from '../fleet/ratingsSql.ts'

const noStats: VehicleStats = { trips_30d: 0, utilisation_bps: 0, rating: null, rating_count: 0 }

const statsRow = defineRow({
  id: vehicles.id,
  trips: integer,
  days: integer,
  rating: nullable(number),
  ratings: integer,
  net: nullable(integer),
})

/** The trips of vehicles in 30 days and their ratings in 90, by id; with earnings only where `money` allows it. */
export async function loadVehicleStats(
  db: Db,
  ids: readonly string[],
  { now, money }: { now: Date; money: boolean },
): Promise<(id: string) => VehicleStats> {
  if (ids.length === 0) return () => noStats
  const rows = await selectRows(
    db,
    statsRow,
    sql`select i.id, used.trips, used.days, rated.rating, rated.ratings, ${money ? sql`earned.net::float8` : sql`null::float8`} as net
      from vehicles i
      cross join lateral (select count(*)::int as trips, count(distinct t.service_date)::int as days from trips t where t.vehicle_id = i.id
        and t.status = 'completed' and t.departure_at >= ${daysAgo(now, 30)} and t.departure_at < ${now.toISOString()}) used
      ${ratingsJoin('vehicle', now)}
      ${
        money
          ? sql`cross join lateral (select coalesce(sum(case e.direction when 'credit' then e.amount_kobo else -e.amount_kobo end), 0) as net
        from earning_lines e where e.vehicle_id = i.id and e.occurred_at >= ${daysAgo(now, 30)}
          and e.service_date >= (${daysAgo(now, 31)}::timestamptz)::date) earned`
          : sql``
      }
      where i.id in ${[...ids]}`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = byId.get(id)
    if (!row) return noStats
    return {
      trips_30d: row.trips,
      utilisation_bps: Math.min(10_000, Math.round((row.days / 30) * 10_000)),
      rating: row.rating,
      rating_count: row.ratings,
      ...(money ? { net_30d_kobo: row.net ?? 0 } : {}),
    }
  }
}
