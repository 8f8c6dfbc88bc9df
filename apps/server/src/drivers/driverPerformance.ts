import { listDays, lagosDate, type DayRange } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows, type RowOf } from '../db/selectRows.ts'
import { day, integer } from '../db/sqlValueTypes.ts'
import { departedOnTime, toBasisPoints } from './driverStats.ts'

const performanceDay = defineRow({
  date: day,
  total: integer,
  completed: integer,
  cancelled: integer,
  cancelled_by_partner: integer,
  missed: integer,
  on_time: integer,
  passengers: integer,
  distance: integer,
  scores: integer,
  ratings: integer,
})
type PerformanceDay = RowOf<typeof performanceDay>

/** A driver's totals in a range of days, with a series by day up to today. */
export async function loadPerformance(db: Db, driverId: string, range: DayRange, now: Date) {
  const today = lagosDate(now)
  const to = range.to !== undefined && range.to < today ? range.to : today
  const days = await selectRows(
    db,
    performanceDay,
    sql`select t.service_date::text as date, count(*)::int as total, count(*) filter (where t.status = 'completed')::int as completed,
        count(*) filter (where t.status = 'cancelled')::int as cancelled, count(*) filter (where t.status = 'missed')::int as missed,
        count(*) filter (where t.status = 'cancelled' and t.cancelled_by = 'partner')::int as cancelled_by_partner,
        count(*) filter (where t.status = 'completed' and ${departedOnTime})::int as on_time,
        coalesce(sum(t.seats_boarded) filter (where t.status = 'completed'), 0)::int as passengers,
        coalesce(sum(r.distance_m) filter (where t.status = 'completed'), 0)::float8 as distance,
        coalesce(sum(rated.sum), 0)::int as scores, coalesce(sum(rated.count), 0)::int as ratings
      from trips t join routes r on r.id = t.route_id
        left join lateral (select sum(score) as sum, count(*) as count from ratings where trip_id = t.id) rated on true
      where t.driver_id = ${driverId} and t.service_date <= ${to}::date ${range.from === undefined ? sql`` : sql`and t.service_date >= ${range.from}::date`}
      group by 1 order by 1`,
  )
  const sum = (of: (row: PerformanceDay) => number) => days.reduce((total, row) => total + of(row), 0)
  const [completed, missed, ratings] = [sum((row) => row.completed), sum((row) => row.missed), sum((row) => row.ratings)]
  const byDate = new Map(days.map((row) => [row.date, row]))
  const from = range.from ?? days[0]?.date
  return {
    trips: sum((row) => row.total),
    completed,
    cancelled: sum((row) => row.cancelled),
    missed,
    completed_bps: toBasisPoints(completed, completed + missed + sum((row) => row.cancelled_by_partner)),
    on_time_bps: toBasisPoints(
      sum((row) => row.on_time),
      completed,
    ),
    rating: { count: ratings, rating: ratings === 0 ? null : Math.round((sum((row) => row.scores) / ratings) * 10) / 10 },
    passengers: sum((row) => row.passengers),
    distance_m: sum((row) => row.distance),
    series: (from === undefined ? [] : listDays(from, to)).map((date) => ({
      date,
      total: byDate.get(date)?.total ?? 0,
      completed: byDate.get(date)?.completed ?? 0,
    })),
  }
}
