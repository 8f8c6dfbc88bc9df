import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { lagosDate } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { daysAgo, hasAssignment } from '../fleet/fleetConditions.ts'
import { fleetMatchesSql, listFleetIds } from '../fleet/listFleetIds.ts'

type Query = Parsed<(typeof contract)['drivers']['list']>['query']

const sortColumns: Record<Query['sort']['field'], SQL> = {
  name: sql`lower(i.fname || ' ' || i.lname)`,
  created_at: sql`i.created_at`,
  rating: sql`rated.rating`,
  trips_30d: sql`coalesce(used.trips, 0)`,
  licence_expiry_date: sql`i.licence_expiry_date`,
}

/** Selects the drivers of an organisation that match the query of the list: `id`, and `key`, by which the list is sorted. */
export function driverMatchesSql(partnerId: string, query: Query, now: Date): SQL {
  const { sort, licence_class, vehicle, rating_min } = query
  const needsRating = sort.field === 'rating' || rating_min !== undefined
  return fleetMatchesSql(
    { partnerId, query, now, today: lagosDate(now) },
    {
      type: 'driver',
      sortColumn: sortColumns[sort.field],
      filters: [
        ...(licence_class.length > 0 ? [sql`i.licence_class in ${licence_class}`] : []),
        ...(vehicle ? [vehicle === 'assigned' ? hasAssignment('driver', partnerId) : sql`not ${hasAssignment('driver', partnerId)}`] : []),
        ...(rating_min === undefined ? [] : [sql`rated.rating >= ${rating_min}`]),
      ],
      joins: needsRating ? [ratingJoin(partnerId, now)] : [],
    },
  )
}

/** The ids on one page of an organisation's drivers, and their total number. */
export const listDriverIds = (db: Db, partnerId: string, query: Query, now: Date): Promise<{ ids: string[]; total: number }> =>
  listFleetIds(db, query, driverMatchesSql(partnerId, query, now))

/** Joins `rated.rating`, the mean score of the last 90 days. */
const ratingJoin = (partnerId: string, now: Date) =>
  sql`left join (select t.driver_id, round(avg(r.score), 1)::float8 as rating from trips t join ratings r on r.trip_id = t.id
    where r.partner_id = ${partnerId} and r.rated_at >= ${daysAgo(now, 90)} and t.partner_id = ${partnerId}
      and t.departure_at >= ${daysAgo(now, 90)} and t.departure_at < ${now.toISOString()} group by 1) rated on rated.driver_id = i.id`
