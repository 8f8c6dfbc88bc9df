import {
  amountIn,
  pagesFor,
  searchLimit,
  type contract,
  type Handlers,
  type SearchGroup,
  type SearchHit,
} from '@vehicle-partner/api/contract'
import { canAccess, foldText, type Area } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { rows } from '../db/database.ts'
import { literal } from '../db/like.ts'
import { contains } from '../fleet/searchSql.ts'

interface Source {
  group: SearchGroup
  area: Area
  /** Selects `id`, `label`, `sub` and `link`, the best first. */
  find: (partnerId: string, q: string) => SQL
}

const begins = (column: SQL, q: string) => sql`${column} ilike ${`${literal(q)}%`}`
/** Only exact amounts are found; a number that is none finds nothing. */
const isAmount = (column: SQL, q: string) => sql`${column} = ${amountIn(q) ?? -1}::bigint`

/** Where is looked, in the order in which it is shown. */
const sources: readonly Source[] = [
  {
    group: 'vehicles',
    area: 'vehicles',
    find: (
      partnerId,
      q,
    ) => sql`select id, registration_number as label, brand || ' ' || name as sub, '/vehicles/details/' || id as link from vehicles
      where partner_id = ${partnerId} and ${contains(sql`search_text`, q)} order by (status = 'archived'), registration_number`,
  },
  {
    group: 'drivers',
    area: 'drivers',
    find: (partnerId, q) => sql`select id, fname || ' ' || lname as label, phone as sub, '/drivers/details/' || id as link from drivers
      where partner_id = ${partnerId} and ${contains(sql`search_text`, q)} order by (status = 'archived'), lower(fname), lower(lname)`,
  },
  {
    group: 'trips',
    area: 'trips',
    // Whatever part of it somebody remembers: an index has all references of an organisation side by side.
    find: (partnerId, q) => sql`select t.id, t.reference as label, r.name as sub, '/trips/details/' || t.id as link from
      (select id, reference from trips where partner_id = ${partnerId} and reference like ${`%${literal(q.toUpperCase())}%`}
        order by reference limit ${searchLimit}) hit join trips t on t.id = hit.id join routes r on r.id = t.route_id order by t.reference`,
  },
  {
    group: 'routes',
    area: 'routes',
    find: (partnerId, q) => sql`select r.id, r.name as label, r.code as sub, '/routes/details/' || r.id as link from routes r
      where (lower(r.name) like ${`%${literal(foldText(q))}%`} or ${begins(sql`r.code`, q)})
        and exists (select 1 from trips t where t.partner_id = ${partnerId} and t.route_id = r.id) order by r.name`,
  },
  {
    group: 'payslips',
    area: 'earnings',
    find: (partnerId, q) => sql`select id, number as label, month::text as sub, '/earnings/payslip/details/' || id as link from payslips
      where partner_id = ${partnerId} and (${begins(sql`number`, q)} or ${isAmount(sql`payable_kobo`, q)}) order by month desc, version_no desc`,
  },
  {
    group: 'payouts',
    area: 'earnings',
    find: (partnerId, q) => sql`select id, reference as label, status as sub, '/earnings/past-payout?id=' || id as link from payouts
      where partner_id = ${partnerId} and (${begins(sql`reference`, q)} or ${isAmount(sql`amount_kobo`, q)}) order by reference desc`,
  },
]

/** One field for everything that has a name, a reference or an amount. */
export const searchRoutes: Handlers<typeof contract, Context>['search'] = {
  async find(context, { query: { q } }) {
    const { partner, roles } = requireMembership(context)
    const found = await Promise.all(
      sources
        .filter(({ area }) => canAccess(area, roles))
        .map(async ({ group, find }) => ({
          group,
          hits: await rows<SearchHit>(context.db, sql`select id, label, sub, link from (${find(partner.id, q)}) hits limit ${searchLimit}`),
        })),
    )
    const pages = { group: 'pages' as const, hits: pagesFor(roles, q) }
    return { data: [...found, pages].filter(({ hits }) => hits.length > 0) }
  },
}
