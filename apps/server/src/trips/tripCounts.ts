import type { DayRange } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'

/** The service dates of a range; an open end asks for nothing. */
export const isInDateRange = ({ from, to }: DayRange): SQL =>
  sql`(${from ?? null}::date is null or service_date >= ${from ?? null}::date) and (${to ?? null}::date is null or service_date <= ${to ?? null}::date)`

/** Trips of a range by stage, by service date. */
export async function countTripsByStage(
  db: Db,
  partnerId: string,
  range: DayRange,
): Promise<{ upcoming: number; active: number; completed: number }> {
  const [counts] = await rows<{ upcoming: number; active: number; completed: number }>(
    db,
    sql`select
      count(*) filter (where status in ('scheduled', 'assigned'))::int as upcoming,
      count(*) filter (where status in ('boarding', 'in_progress', 'interrupted'))::int as active,
      count(*) filter (where status = 'completed')::int as completed
      from trips where partner_id = ${partnerId} and ${isInDateRange(range)}`,
  )
  return counts ?? { upcoming: 0, active: 0, completed: 0 }
}

/** The next departure, in the direction in which it runs; null when none is planned. */
export async function findNextTrip(db: Db, partnerId: string, now: Date) {
  const [next] = await rows<{ departure_at: string; origin: string; destination: string }>(
    db,
    sql`select to_char(t.departure_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as departure_at,
        case t.direction when 'inbound' then r.origin else r.destination end as origin,
        case t.direction when 'inbound' then r.destination else r.origin end as destination
      from trips t join routes r on r.id = t.route_id
      where t.partner_id = ${partnerId} and t.status in ('scheduled', 'assigned') and t.departure_at > ${now.toISOString()}::timestamptz
      order by t.departure_at, t.id limit 1`,
  )
  return next ?? null
}
