import type { contract, HandlerResult } from '@vehicle-partner/api/contract'
import { pageMetadata, RequestError, tripOrder } from '@vehicle-partner/api/server'
import { addDays, lagosDate, lagosDayStart, canSeeMoney, tripGroupStatuses } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { trips } from '../db/schema/tripTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { findBlockedIds } from './blockedIds.ts'
import { loadTrips } from './loadTrips.ts'
import {
  matchesTripSearch,
  filterConditions,
  needsAction,
  listStatusSpans,
  type StatusSpan,
  type TripParty,
  type TripQuery,
} from './tripConditions.ts'
import { tripGross } from './tripEarnings.ts'

const sortColumns: Record<TripQuery['sort']['field'], SQL> = {
  departure_at: sql`t.departure_at`,
  seats_booked: sql`t.seats_booked`,
  delay_s: sql`t.delay_s`,
  // The fee is the same share of every trip, so net and gross have the same order.
  net_kobo: tripGross,
}

const statusCount = defineRow({ status: trips.status, count: integer })
const tripDay = defineRow({ id: trips.id, date: trips.service_date })
const dayCount = defineRow({ date: trips.service_date, trips: integer })

/** One page of trips, with the counts of the tabs. */
export async function listTrips(
  context: Context,
  query: TripQuery,
  party?: TripParty,
): Promise<HandlerResult<(typeof contract)['trips']['list']>> {
  const { db, now } = context
  const { partner, roles } = requireMembership(context)
  const { page, perPage, search, needs_action } = query
  const sort = tripOrder(query, now)
  if (sort.field === 'net_kobo' && !canSeeMoney(roles))
    throw new RequestError('ValidationError', undefined, { errors: { sort: 'You cannot sort by money' } })
  /** The union of one query for each span: the days of a status are one range of an index. */
  const unionOfSpans = (spans: readonly StatusSpan[], select: SQL, more: readonly SQL[], rest: SQL = sql``): SQL =>
    sql.join(
      spans.map(({ statuses, days }) => {
        const conditions = [
          sql`t.partner_id = ${partner.id}`,
          sql`t.status in ${statuses}`,
          ...days,
          ...filterConditions(query, party),
          ...more,
        ]
        const where = sql.join(conditions, sql` and `)
        return sql`(select ${select} from trips t where ${where} ${rest})`
      }),
      sql` union all `,
    )
  const allSpans = listStatusSpans({ ...query, group: undefined, status: [] }, now)
  const openSpans = allSpans.filter(({ statuses }) => !statuses.includes('completed'))
  const querySpans = listStatusSpans(query, now)
  const actionNeeded = needsAction(partner.id, await findBlockedIds(db, partner.id, lagosDate(now)))
  const filters = [
    ...(needs_action === undefined ? [] : [actionNeeded]),
    ...(search === undefined ? [] : [matchesTripSearch(partner.id, search)]),
  ]
  const direction = sql.raw(sort.descending ? 'desc' : 'asc')
  // Only earnings can be null; `nulls last` would keep the other columns from reading an index backwards.
  const nullsLast = sql.raw(sort.field === 'net_kobo' ? ' nulls last' : '')
  const order = (key: SQL, id: SQL) => sql`order by ${key} ${direction}${nullsLast}, ${id} ${direction}`
  // One query for each status: the index has its trips in the order of the list.
  const singleStatusSpans = querySpans.flatMap(({ statuses, days }) => statuses.map((status) => ({ statuses: [status], days })))
  const firstRows = sql`${order(sortColumns[sort.field], sql`t.id`)} limit ${page * perPage}`
  const countTrips = (spans: readonly StatusSpan[], more: readonly SQL[]) =>
    spans.length === 0
      ? []
      : selectRows(
          db,
          statusCount,
          sql`select status, count(*)::int as count from (${unionOfSpans(spans, sql`t.status`, more)}) matches group by 1`,
        )
  const [statusCounts, actionCounts, filteredCounts, rows] = await Promise.all([
    countTrips(allSpans, []),
    countTrips(openSpans, [actionNeeded]),
    filters.length > 0 && countTrips(querySpans, filters),
    querySpans.length === 0
      ? []
      : selectRows(
          db,
          tripDay,
          sql`select id, date from (${unionOfSpans(singleStatusSpans, sql`t.id, t.service_date as date, ${sortColumns[sort.field]} as key`, filters, firstRows)}) matches
            ${order(sql`key`, sql`id`)} limit ${perPage} offset ${(page - 1) * perPage}`,
        ),
  ])
  const count = (...statuses: readonly string[]) =>
    statusCounts.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row.count, 0)
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, row) => total + row.count, 0)
  const pageDays = sort.field === 'departure_at' ? rows.map(({ date }) => date).toSorted() : []
  const [firstDay, lastDay] = [pageDays[0], pageDays.at(-1)]
  const [data, days] = await Promise.all([
    loadTrips(
      context,
      rows.map(({ id }) => id),
    ),
    firstDay === undefined || lastDay === undefined
      ? []
      : selectRows(
          db,
          dayCount,
          sql`select service_date as date, count(*)::int as trips from (${unionOfSpans(querySpans, sql`t.service_date`, [
            ...filters,
            sql`t.departure_at >= ${lagosDayStart(firstDay).toISOString()}`,
            sql`t.departure_at < ${lagosDayStart(addDays(lastDay, 1)).toISOString()}`,
          ])}) matches group by 1 order by 1 ${direction}`,
        ),
  ])
  return {
    data,
    metadata: {
      ...pageMetadata(filteredCounts ? sum(filteredCounts) : count(...querySpans.flatMap(({ statuses }) => statuses)), query, now),
      counts: {
        upcoming: count(...tripGroupStatuses.upcoming),
        active: count(...tripGroupStatuses.active),
        completed: count('completed'),
        cancelled: count('cancelled'),
        missed: count('missed'),
        needs_action: sum(actionCounts),
      },
      days,
    },
  }
}
