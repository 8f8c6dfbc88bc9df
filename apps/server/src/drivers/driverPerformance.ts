import { listDays, lagosDate, type DayRange } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { toBasisPoints, departedOnTime } from './driverStats.ts'

interface DayRow {
  date: string
  total: number
  completed: number
  cancelled: number
  by_us: number
  missed: number
  punctual: number
  passengers: number
  distance: number
  scores: number
  ratings: number
}

/** How a driver has done in a range of days, day by day and together; days to come are left out. */
export async function loadPerformance(db: Db, driverId: string, range: DayRange, now: Date) {
  const today = lagosDate(now)
  const to = range.to !== undefined && range.to < today ? range.to : today
  const days = await rows<DayRow>(
    db,
    sql`select t.service_date::text as date, count(*)::int as total, count(*) filter (where t.status = 'completed')::int as completed,
        count(*) filter (where t.status = 'cancelled')::int as cancelled, count(*) filter (where t.status = 'missed')::int as missed,
        count(*) filter (where t.status = 'cancelled' and t.cancelled_by = 'partner')::int as by_us,
        count(*) filter (where t.status = 'completed' and ${departedOnTime})::int as punctual,
        coalesce(sum(t.seats_boarded) filter (where t.status = 'completed'), 0)::int as passengers,
        coalesce(sum(r.distance_m) filter (where t.status = 'completed'), 0)::float8 as distance,
        coalesce(sum(given.sum), 0)::int as scores, coalesce(sum(given.count), 0)::int as ratings
      from trips t join routes r on r.id = t.route_id
        left join lateral (select sum(score) as sum, count(*) as count from ratings where trip_id = t.id) given on true
      where t.driver_id = ${driverId} and t.service_date <= ${to}::date ${range.from === undefined ? sql`` : sql`and t.service_date >= ${range.from}::date`}
      group by 1 order by 1`,
  )
  const sum = (of: (day: DayRow) => number) => days.reduce((total, day) => total + of(day), 0)
  const [completed, missed, ratings] = [sum((day) => day.completed), sum((day) => day.missed), sum((day) => day.ratings)]
  const found = new Map(days.map((day) => [day.date, day]))
  const from = range.from ?? days[0]?.date
  return {
    trips: sum((day) => day.total),
    completed,
    cancelled: sum((day) => day.cancelled),
    missed,
    completed_bps: toBasisPoints(completed, completed + missed + sum((day) => day.by_us)),
    on_time_bps: toBasisPoints(
      sum((day) => day.punctual),
      completed,
    ),
    rating: { count: ratings, rating: ratings === 0 ? null : Math.round((sum((day) => day.scores) / ratings) * 10) / 10 },
    passengers: sum((day) => day.passengers),
    distance_m: sum((day) => day.distance),
    series: (from === undefined ? [] : listDays(from, to)).map((date) => ({
      date,
      total: found.get(date)?.total ?? 0,
      completed: found.get(date)?.completed ?? 0,
    })),
  }
}
