import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { addDays, documentStatuses, lastExpiringDay, type Day, type DocumentOwnerType } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { containsText } from '../fleet/containsText.ts'

type Query = Parsed<(typeof contract)['documents']['list']>['query']

/** The state of a paper on a day, as `paperState` of the domain tells it. */
const stateSql = (today: Day): SQL => sql`case when p.status <> 'approved' then p.status when p.expiry_date < ${today}::date then 'expired'
  when p.expiry_date <= ${lastExpiringDay(today)}::date then 'expiring' else 'approved' end`

const ownerTypeSql = sql`case when p.vehicle_id is not null then 'vehicle' when p.driver_id is not null then 'driver' else 'partner' end`
const orders: Record<Query['sort']['field'], SQL> = { expiry_date: sql`p.expiry_date`, created_at: sql`p.created_at` }

/** The ids on one page of the papers of an organisation, how many there are on all, and how many of each state whatever the filters. */
export async function listDocumentIds(
  db: Db,
  partnerId: string,
  query: Query,
  {
    today,
    sees,
    most,
  }: { today: Day; sees: readonly DocumentOwnerType[]; /** Rows on the page, where it is not the query's. */ most?: number },
): Promise<{ ids: string[]; total: number; counts: Record<string, number> }> {
  const { page, perPage, sort, search, state, owner_type, type, within_days } = query
  const base = sql`from documents p left join vehicles v on v.id = p.vehicle_id left join drivers d on d.id = p.driver_id
    where p.partner_id = ${partnerId} and p.status in ${documentStatuses.filter((status) => status !== 'superseded')}
      and coalesce(v.status, d.status, 'active') <> 'archived' and ${ownerTypeSql} in ${[...sees]}`
  const where = [
    ...(state.length > 0 ? [sql`state in ${state}`] : []),
    ...(owner_type.length > 0 ? [sql`kind in ${owner_type}`] : []),
    ...(type.length > 0 ? [sql`type in ${type}`] : []),
    ...(within_days === undefined ? [] : [sql`expiry_date between ${today}::date and ${addDays(today, within_days)}::date`]),
    ...(search === undefined ? [] : [containsText(sql`words`, search)]),
  ]
  const way = sql.raw(sort.descending ? 'desc nulls last' : 'asc nulls last')
  const [found] = await rows<{ ids: string[]; total: number; counts: Record<string, number> | null }>(
    db,
    sql`with every as (select p.id, p.type, p.expiry_date, ${stateSql(today)} as state, ${ownerTypeSql} as kind, ${orders[sort.field]} as key,
        coalesce(v.search_text, d.search_text, '') || ' ' || lower(coalesce(p.number, '')) as words ${base}),
      found as (select id, key from every ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``})
      select (select count(*)::int from found) as total,
        array(select id from found order by key ${way}, id limit ${most ?? perPage} offset ${(page - 1) * perPage}) as ids,
        (select jsonb_object_agg(state, count) from (select state, count(*)::int as count from every group by 1) kinds) as counts`,
  )
  return { ids: found?.ids ?? [], total: found?.total ?? 0, counts: found?.counts ?? {} }
}
