import { metadataOf, Refusal, type contract, type Reply } from '@vehicle-partner/api/contract'
import { lagosDate, seesMoney, tripGroupStatuses } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { organization, type Context } from '../context.ts'
import { rows } from '../db/database.ts'
import { blockedIds } from './blockedIds.ts'
import { loadTrips } from './loadTrips.ts'
import { found, inDays, narrowed, needsSomebody, type TripOwner, type TripQuery } from './tripConditions.ts'

const orders: Record<TripQuery['sort']['field'], SQL> = {
  departure_at: sql`t.departure_at`,
  seats_booked: sql`t.seats_booked`,
  delay_s: sql`t.delay_s`,
  // The fee is the same share of every trip, so the order by what is left is that by what was earned.
  net_kobo: sql`(select e.amount_kobo from earning_lines e where e.trip_id = t.id and e.type = 'trip_earning' and e.reverses_id is null)`,
}

/** One page of trips, with what the tabs count. */
export async function listTrips(context: Context, query: TripQuery, owner?: TripOwner): Promise<Reply<(typeof contract)['trips']['list']>> {
  const { db, now } = context
  const { partner, roles } = organization(context)
  const { page, perPage, sort, search, needs_action } = query
  if (sort.field === 'net_kobo' && !seesMoney(roles))
    throw new Refusal('ValidationError', undefined, { errors: { sort: 'You cannot sort by money' } })
  const all = (parts: readonly SQL[]) => sql.join([sql`t.partner_id = ${partner.id}`, ...narrowed(query, owner), ...parts], sql` and `)
  const blocked = await blockedIds(db, partner.id, lagosDate(now))
  const everyTab = inDays({ ...query, group: undefined, status: [] }, now)
  const shown = [
    inDays(query, now),
    ...(needs_action === undefined ? [] : [needsSomebody(blocked)]),
    ...(search === undefined ? [] : [found(partner.id, search)]),
  ]
  const open = [...tripGroupStatuses.upcoming, ...tripGroupStatuses.active]
  const way = sql.raw(sort.descending ? 'desc nulls last' : 'asc nulls last')
  const idWay = sql.raw(sort.descending ? 'desc' : 'asc')
  const [byStatus, [needing], [whole], ids] = await Promise.all([
    rows<{ status: string; count: number }>(
      db,
      sql`select t.status, count(*)::int as count from trips t where ${all([everyTab])} group by 1`,
    ),
    rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from trips t where ${all([sql`t.status in ${open}`, everyTab, needsSomebody(blocked)])}`,
    ),
    rows<{ count: number }>(db, sql`select count(*)::int as count from trips t where ${all(shown)}`),
    rows<{ id: string }>(
      db,
      sql`select t.id from trips t where ${all(shown)} order by ${orders[sort.field]} ${way}, t.id ${idWay} limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
  ])
  const count = (...statuses: readonly string[]) =>
    byStatus.filter(({ status }) => statuses.includes(status)).reduce((sum, row) => sum + row.count, 0)
  return {
    data: await loadTrips(
      context,
      ids.map(({ id }) => id),
    ),
    metadata: {
      ...metadataOf(whole?.count ?? 0, query, now),
      counts: {
        upcoming: count(...tripGroupStatuses.upcoming),
        active: count(...tripGroupStatuses.active),
        completed: count('completed'),
        cancelled: count('cancelled'),
        missed: count('missed'),
        needs_action: needing?.count ?? 0,
      },
    },
  }
}
