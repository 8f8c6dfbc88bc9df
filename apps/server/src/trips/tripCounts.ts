import type { DayRange } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer, text } from '../db/sqlValueTypes.ts'

/** Whether the service date is in the range; an open end matches every date. */
export const isInDateRange = ({ from, to }: DayRange): SQL =>
  sql`(${from ?? null}::date is null or service_date >= ${from ?? null}::date) and (${to ?? null}::date is null or service_date <= ${to ?? null}::date)`

const stageCounts = defineRow({ upcoming: integer, active: integer, completed: integer })

/** The number of trips by stage whose service date is in the range. */
export async function countTripsByStage(
  db: Db,
  partnerId: string,
  range: DayRange,
): Promise<{ upcoming: number; active: number; completed: number }> {
  const [counts] = await selectRows(
    db,
    stageCounts,
    sql`select
      count(*) filter (where status in ('scheduled', 'assigned'))::int as upcoming,
      count(*) filter (where status in ('boarding', 'in_progress', 'interrupted'))::int as active,
      count(*) filter (where status = 'completed')::int as completed
      from trips where partner_id = ${partnerId} and ${isInDateRange(range)}`,
  )
  return counts ?? { upcoming: 0, active: 0, completed: 0 }
}

const nextDeparture = defineRow({ departure_at: text, origin: text, destination: text })

/** The next departure with the ends of the route in its direction; null if there is none. */
export async function findNextTrip(db: Db, partnerId: string, now: Date) {
  const [next] = await selectRows(
    db,
    nextDeparture,
    sql`select to_char(t.departure_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as departure_at,
        case t.direction when 'inbound' then r.origin else r.destination end as origin,
        case t.direction when 'inbound' then r.destination else r.origin end as destination
      from trips t join routes r on r.id = t.route_id
      where t.partner_id = ${partnerId} and t.status in ('scheduled', 'assigned') and t.departure_at > ${now.toISOString()}::timestamptz
      order by t.departure_at, t.id limit 1`,
  )
  return next ?? null
}
