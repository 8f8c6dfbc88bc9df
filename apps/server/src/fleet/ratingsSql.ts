import { sql } from 'drizzle-orm'
import { daysAgo, fleetNames } from './fleetConditions.ts'

/** Joins `rated` to each row `i`: the mean score and the number of ratings of its trips in the last 90 days. */
export const ratingsJoin = (type: 'vehicle' | 'driver', now: Date) =>
  sql`cross join lateral (select round(avg(r.score), 1)::float8 as rating, count(r.score)::int as ratings
    from trips t join ratings r on r.trip_id = t.id
    where t.${fleetNames[type].column} = i.id and t.departure_at >= ${daysAgo(now, 90)} and t.departure_at < ${now.toISOString()}) rated`
