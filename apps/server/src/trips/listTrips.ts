import type { contract, HandlerResult } from '@vehicle-partner/api/contract'
import { pageMetadata, RequestError } from '@vehicle-partner/api/server'
import { lagosDate, canSeeMoney, tripGroupStatuses } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { rows } from '../db/database.ts'
import { findBlockedIds } from './blockedIds.ts'
import { loadTrips } from './loadTrips.ts'
import { matchesTripSearch, filterConditions, needsAction, statusSpans, type StatusSpan, type TripParty, type TripQuery } from './tripConditions.ts'

const sortColumns: Record<TripQuery['sort']['field'], SQL> = {
  departure_at: sql`t.departure_at`,
  seats_booked: sql`t.seats_booked`,
  delay_s: sql`t.delay_s`,
  // The fee is the same share of every trip, so the order by what is left is that by what was earned.
  net_kobo: sql`(select e.amount_kobo from earning_lines e where e.trip_id = t.id and e.type = 'trip_earning' and e.reverses_id is null)`,
}

/** One page of trips, with what the tabs count. */
export async function listTrips(context: Context, query: TripQuery, owner?: TripParty): Promise<HandlerResult<(typeof contract)['trips']['list']>> {
  const { db, now } = context
  const { partner, roles } = requireMembership(context)
  const { page, perPage, sort, search, needs_action } = query
  if (sort.field === 'net_kobo' && !canSeeMoney(roles))
    throw new RequestError('ValidationError', undefined, { errors: { sort: 'You cannot sort by money' } })
  /** Trips of each span by themselves, put together: the days of a state are one range of an index. */
  const ofEach = (spans: readonly StatusSpan[], select: SQL, more: readonly SQL[], rest: SQL = sql``): SQL =>
    sql.join(
      spans.map(({ statuses, days }) => {
        const conditions = [sql`t.partner_id = ${partner.id}`, sql`t.status in ${statuses}`, ...days, ...filterConditions(query, owner), ...more]
        const where = sql.join(conditions, sql` and `)
        return sql`(select ${select} from trips t where ${where} ${rest})`
      }),
      sql` union all `,
    )
  const everyTab = statusSpans({ ...query, group: undefined, status: [] }, now)
  const open = everyTab.filter(({ statuses }) => !statuses.includes('completed'))
  const shown = statusSpans(query, now)
  const needing = needsAction(partner.id, await findBlockedIds(db, partner.id, lagosDate(now)))
  const filters = [...(needs_action === undefined ? [] : [needing]), ...(search === undefined ? [] : [matchesTripSearch(partner.id, search)])]
  const way = sql.raw(sort.descending ? 'desc' : 'asc')
  // Only money can be missing; elsewhere these words would keep an index from giving the order backwards.
  const last = sql.raw(sort.field === 'net_kobo' ? ' nulls last' : '')
  const order = (key: SQL, id: SQL) => sql`order by ${key} ${way}${last}, ${id} ${way}`
  // One state at a time, for then the index has its trips in the order of the list.
  const oneByOne = shown.flatMap(({ statuses, days }) => statuses.map((status) => ({ statuses: [status], days })))
  const first = sql`${order(sortColumns[sort.field], sql`t.id`)} limit ${page * perPage}`
  const counted = (spans: readonly StatusSpan[], more: readonly SQL[]) =>
    spans.length === 0
      ? []
      : rows<{ status: string; count: number }>(
          db,
          sql`select status, count(*)::int as count from (${ofEach(spans, sql`t.status`, more)}) found group by 1`,
        )
  const [byStatus, needed, left, ids] = await Promise.all([
    counted(everyTab, []),
    counted(open, [needing]),
    filters.length > 0 && counted(shown, filters),
    shown.length === 0
      ? []
      : rows<{ id: string }>(
          db,
          sql`select id from (${ofEach(oneByOne, sql`t.id, ${sortColumns[sort.field]} as key`, filters, first)}) found
            ${order(sql`key`, sql`id`)} limit ${perPage} offset ${(page - 1) * perPage}`,
        ),
  ])
  const count = (...statuses: readonly string[]) =>
    byStatus.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row.count, 0)
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, row) => total + row.count, 0)
  return {
    data: await loadTrips(
      context,
      ids.map(({ id }) => id),
    ),
    metadata: {
      ...pageMetadata(left ? sum(left) : count(...shown.flatMap(({ statuses }) => statuses)), query, now),
      counts: {
        upcoming: count(...tripGroupStatuses.upcoming),
        active: count(...tripGroupStatuses.active),
        completed: count('completed'),
        cancelled: count('cancelled'),
        missed: count('missed'),
        needs_action: sum(needed),
      },
    },
  }
}
