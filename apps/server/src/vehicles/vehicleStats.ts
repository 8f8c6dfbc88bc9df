import type { VehicleStats } from '@vehicle-partner/api'
import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { daysAgo } from './vehicleList.ts'

const noStats: VehicleStats = { trips_30d: 0, utilisation_bps: 0, rating: null, rating_count: 0 }

/** How much vehicles were used in 30 days, and what passengers gave in 90; with money only where it may be seen. */
export async function loadVehicleStats(
  db: Db,
  ids: readonly string[],
  { now, money }: { now: Date; money: boolean },
): Promise<(id: string) => VehicleStats> {
  if (ids.length === 0) return () => noStats
  const found = await rows<{ id: string; trips: number; days: number; rating: number | null; ratings: number; net: number | null }>(
    db,
    sql`select v.id, used.trips, used.days, given.rating::float8 as rating, given.ratings, ${money ? sql`paid.net::float8` : sql`null::float8`} as net
      from vehicles v
      cross join lateral (select count(*)::int as trips, count(distinct t.service_date)::int as days from trips t where t.vehicle_id = v.id
        and t.status = 'completed' and t.departure_at >= ${daysAgo(now, 30)} and t.departure_at < ${now.toISOString()}) used
      cross join lateral (select round(avg(r.score), 1) as rating, count(r.score)::int as ratings from trips t join ratings r on r.trip_id = t.id
        where t.vehicle_id = v.id and t.departure_at >= ${daysAgo(now, 90)} and t.departure_at < ${now.toISOString()}) given
      ${
        money
          ? sql`cross join lateral (select coalesce(sum(case e.direction when 'credit' then e.amount_kobo else -e.amount_kobo end), 0) as net
        from earning_lines e where e.vehicle_id = v.id and e.occurred_at >= ${daysAgo(now, 30)}
          and e.service_date >= (${daysAgo(now, 31)}::timestamptz)::date) paid`
          : sql``
      }
      where v.id in ${[...ids]}`,
  )
  const byId = new Map(found.map((each) => [each.id, each]))
  return (id) => {
    const use = byId.get(id)
    if (!use) return noStats
    return {
      trips_30d: use.trips,
      utilisation_bps: Math.min(10_000, Math.round((use.days / 30) * 10_000)),
      rating: use.rating,
      rating_count: use.ratings,
      ...(money ? { net_30d_kobo: use.net ?? 0 } : {}),
    }
  }
}
