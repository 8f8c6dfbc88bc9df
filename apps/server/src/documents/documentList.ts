import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { addDays, documentStatuses, lastExpiringDay, searchDocumentTypes, type Day, type DocumentOwnerType } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { arrayOf, integer, json, nullable, text } from '../db/sqlValueTypes.ts'
import { containsText } from '../fleet/containsText.ts'
import { isRenewing } from './isRenewing.ts'

type Query = Parsed<(typeof contract)['documents']['list']>['query']

/** The status on a day of the document with an alias, by the same rule as `documentState` of the domain. */
export const documentStateSql = (today: Day, document: SQL): SQL => sql`case when ${document}.status <> 'approved' then ${document}.status
  when ${document}.expiry_date < ${today}::date then 'expired' when ${document}.expiry_date <= ${lastExpiringDay(today)}::date then 'expiring' else 'approved' end`

const ownerTypeSql = sql`case when p.vehicle_id is not null then 'vehicle' when p.driver_id is not null then 'driver' else 'partner' end`
const sortColumns: Record<Query['sort']['field'], SQL> = { expiry_date: sql`p.expiry_date`, created_at: sql`p.created_at` }

const documentPage = defineRow({ ids: arrayOf(text), total: integer, counts: nullable(json(z.record(z.string(), z.number()))) })

/** Whether an upload that was not accepted is out of date, by the same rule as `withoutCorrectedUploads` of the domain. */
const isCorrectedUpload = sql`p.status = 'rejected' and exists (select 1 from documents r where r.partner_id = p.partner_id and r.type = p.type
  and r.status <> 'superseded' and r.vehicle_id is not distinct from p.vehicle_id and r.driver_id is not distinct from p.driver_id
  and (r.created_at, r.id) > (p.created_at, p.id))`

/** Whether the owner, the number or the label of a document contains a searched text. */
function matchesSearchSql(search: string): SQL {
  const types = searchDocumentTypes(search)
  const text = containsText(sql`search_text`, search)
  return types.length === 0 ? text : sql`(${text} or type in ${types})`
}

interface Visible {
  today: Day
  ownerTypes: readonly DocumentOwnerType[]
}

/** The documents of an organisation that can be listed, and the parts of the query that choose among them. */
function createParts(partnerId: string, query: Query, { today, ownerTypes }: Visible) {
  const { sort, search, state, owner_type, owner_id, type, within_days, expires_from, expires_to, needs_renewal } = query
  const base = sql`from documents p left join vehicles v on v.id = p.vehicle_id left join drivers d on d.id = p.driver_id
    where p.partner_id = ${partnerId} and p.status in ${documentStatuses.filter((status) => status !== 'superseded')}
      and coalesce(v.status, d.status, 'active') <> 'archived' and not (${isCorrectedUpload}) and ${ownerTypeSql} in ${[...ownerTypes]}`
  const ofOwners = [
    ...(owner_type.length > 0 ? [sql`owner_type in ${owner_type}`] : []),
    ...(owner_id.length > 0 ? [sql`owner_id in ${owner_id}`] : []),
  ]
  const where = [
    ...ofOwners,
    ...(state.length > 0 ? [sql`state in ${state}`] : []),
    ...(type.length > 0 ? [sql`type in ${type}`] : []),
    ...(within_days === undefined ? [] : [sql`expiry_date between ${today}::date and ${addDays(today, within_days)}::date`]),
    ...(expires_from === undefined ? [] : [sql`expiry_date >= ${expires_from}::date`]),
    ...(expires_to === undefined ? [] : [sql`expiry_date <= ${expires_to}::date`]),
    ...(needs_renewal === undefined ? [] : [sql`state in ('expiring', 'expired') and not renewing`]),
    ...(search === undefined ? [] : [matchesSearchSql(search)]),
  ]
  const all = sql`select p.id, p.type, p.expiry_date, ${documentStateSql(today, sql`p`)} as state, ${ownerTypeSql} as owner_type,
      coalesce(p.vehicle_id, p.driver_id, p.partner_id) as owner_id,
      ${needs_renewal === undefined ? sql`false` : isRenewing} as renewing, ${sortColumns[sort.field]} as key,
      coalesce(v.search_text, d.search_text, '') || ' ' || lower(coalesce(p.number, '')) as search_text ${base}`
  const toWhere = (conditions: readonly SQL[]) => (conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``)
  return { all, matches: sql`select id, key from all_documents ${toWhere(where)}`, ofOwners: toWhere(ofOwners) }
}

/** Selects the documents of an organisation that match the query of the list: `id`, and `key`, by which the list is sorted. */
export function documentMatchesSql(partnerId: string, query: Query, visible: Visible): SQL {
  const { all, matches } = createParts(partnerId, query, visible)
  return sql`with all_documents as (${all}) ${matches}`
}

/** The ids on one page of an organisation's documents, their total number, and the counts by status of these owners without the other filters. */
export async function listDocumentIds(
  db: Db,
  partnerId: string,
  query: Query,
  { limit = query.perPage, ...visible }: Visible & { /** @default the page size of the query */ limit?: number },
): Promise<{ ids: string[]; total: number; counts: Record<string, number> }> {
  const { page, perPage, sort } = query
  const { all, matches, ofOwners } = createParts(partnerId, query, visible)
  const direction = sql.raw(sort.descending ? 'desc nulls last' : 'asc nulls last')
  const [row] = await selectRows(
    db,
    documentPage,
    sql`with all_documents as (${all}), matches as (${matches})
      select (select count(*)::int from matches) as total,
        array(select id from matches order by key ${direction}, id limit ${limit} offset ${(page - 1) * perPage}) as ids,
        (select jsonb_object_agg(state, count) from (select state, count(*)::int as count from all_documents
          ${ofOwners} group by 1) by_state) as counts`,
  )
  return { ids: row?.ids ?? [], total: row?.total ?? 0, counts: row?.counts ?? {} }
}
