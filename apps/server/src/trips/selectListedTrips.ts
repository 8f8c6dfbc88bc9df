import { lagosDate } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { findBlockedIds } from './blockedIds.ts'
import { filterConditions, listStatusSpans, matchesTripSearch, needsAction, type TripQuery } from './tripConditions.ts'

/** Selects the ids of the trips that the list shows with a query, on all of its pages. */
export async function selectListedTrips(db: Db, partnerId: string, query: TripQuery, now: Date): Promise<SQL> {
  const spans = listStatusSpans(query, now)
  if (spans.length === 0) return sql`select id from trips where false`
  const filters = [
    ...filterConditions(query, undefined),
    ...(query.search === undefined ? [] : [matchesTripSearch(partnerId, query.search)]),
    ...(query.needs_action === undefined ? [] : [needsAction(partnerId, await findBlockedIds(db, partnerId, lagosDate(now)))]),
  ]
  return sql.join(
    spans.map(({ statuses, days }) => {
      const conditions = [sql`t.partner_id = ${partnerId}`, sql`t.status in ${statuses}`, ...days, ...filters]
      return sql`(select t.id from trips t where ${sql.join(conditions, sql` and `)})`
    }),
    sql` union all `,
  )
}
