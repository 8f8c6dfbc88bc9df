import { sumTripCounts, tripCountStatuses, type Day, type DayRange, type TripCountKey, type TripCounts } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows, type RowOf } from '../db/selectRows.ts'
import { day, integer, text } from '../db/sqlValueTypes.ts'

/** Whether the service date is in the range; an open end matches every date. */
const isInDateRange = ({ from, to }: DayRange): SQL =>
  sql`(${from ?? null}::date is null or service_date >= ${from ?? null}::date) and (${to ?? null}::date is null or service_date <= ${to ?? null}::date)`

const dayCounts = defineRow({
  date: day,
  total: integer,
  upcoming: integer,
  active: integer,
  completed: integer,
  cancelled: integer,
  missed: integer,
})
type DayCounts = RowOf<typeof dayCounts>

const countOf = (key: TripCountKey): SQL => sql`count(*) filter (where status in ${tripCountStatuses[key]})::int`

/** A day without trips. */
export const createEmptyDay = (date: Day): DayCounts => ({ date, total: 0, ...sumTripCounts([]) })

/** Counts the trips in the range by service date, oldest first, without empty days. Summary and statistics are both made of these. */
export const countTripsByDay = (db: Db, partnerId: string, range: DayRange): Promise<DayCounts[]> =>
  selectRows(
    db,
    dayCounts,
    sql`select service_date::text as date, count(*)::int as total,
        ${countOf('upcoming')} as upcoming, ${countOf('active')} as active, ${countOf('completed')} as completed,
        ${countOf('cancelled')} as cancelled, ${countOf('missed')} as missed
      from trips where partner_id = ${partnerId} and ${isInDateRange(range)} group by service_date order by service_date`,
  )

/** Counts the trips in the range. */
export const countTrips = async (db: Db, partnerId: string, range: DayRange): Promise<TripCounts> =>
  sumTripCounts(await countTripsByDay(db, partnerId, range))

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
