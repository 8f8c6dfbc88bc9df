import type { SearchGroup, SearchHit } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { findPages, searchLimit } from '@vehicle-partner/api/server'
import { canAccess, foldText, parseAmountSearch, paths, type Area } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { escapeLikePattern } from '../db/likePattern.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { nullable, text } from '../db/sqlValueTypes.ts'
import { containsText } from '../fleet/containsText.ts'
import { vehicleNameSql } from '../fleet/vehicleBriefColumns.ts'

interface Source {
  group: SearchGroup
  area: Area
  /** The page of a result. */
  link: (id: string) => string
  /** Selects `id`, `label` and `sub`, the best first. */
  find: (partnerId: string, q: string) => SQL
}

const searchRow = defineRow({ id: text, label: text, sub: nullable(text) })

const startsWith = (column: SQL, q: string) => sql`${column} ilike ${`${escapeLikePattern(q)}%`}`
/** Whether an amount equals the query; a query that is no amount matches nothing. */
const isAmount = (column: SQL, q: string) => sql`${column} = ${parseAmountSearch(q) ?? -1}::bigint`

/** What is searched, in the order of the results. */
const sources: readonly Source[] = [
  {
    group: 'vehicles',
    area: 'vehicles',
    link: (id) => paths.vehicle({ vehicleId: id }),
    find: (partnerId, q) => sql`select id, registration_number as label, ${vehicleNameSql} as sub from vehicles
      where partner_id = ${partnerId} and ${containsText(sql`search_text`, q)} order by (status = 'archived'), registration_number`,
  },
  {
    group: 'drivers',
    area: 'drivers',
    link: (id) => paths.driver({ driverId: id }),
    find: (partnerId, q) => sql`select id, fname || ' ' || lname as label, phone as sub from drivers
      where partner_id = ${partnerId} and ${containsText(sql`search_text`, q)} order by (status = 'archived'), lower(fname), lower(lname)`,
  },
  {
    group: 'trips',
    area: 'trips',
    link: (id) => paths.trip({ tripId: id }),
    // Any part of a reference matches: one index holds all references of an organisation.
    find: (partnerId, q) => sql`select t.id, t.reference as label, r.name as sub from
      (select id, reference from trips where partner_id = ${partnerId} and reference like ${`%${escapeLikePattern(q.toUpperCase())}%`}
        order by reference limit ${searchLimit}) hit join trips t on t.id = hit.id join routes r on r.id = t.route_id order by t.reference`,
  },
  {
    group: 'routes',
    area: 'routes',
    link: (id) => paths.route({ routeId: id }),
    find: (partnerId, q) => sql`select r.id, r.name as label, r.code as sub from routes r
      where (lower(r.name) like ${`%${escapeLikePattern(foldText(q))}%`} or ${startsWith(sql`r.code`, q)})
        and exists (select 1 from trips t where t.partner_id = ${partnerId} and t.route_id = r.id) order by r.name`,
  },
  {
    group: 'payslips',
    area: 'earnings',
    link: (id) => paths.payslip({ id }),
    find: (partnerId, q) => sql`select id, number as label, month::text as sub from payslips
      where partner_id = ${partnerId} and (${startsWith(sql`number`, q)} or ${isAmount(sql`payable_kobo`, q)}) order by month desc, version_no desc`,
  },
  {
    group: 'payouts',
    area: 'earnings',
    link: (id) => paths.payouts({ payout: id }),
    find: (partnerId, q) => sql`select id, reference as label, status as sub from payouts
      where partner_id = ${partnerId} and (${startsWith(sql`reference`, q)} or ${isAmount(sql`amount_kobo`, q)}) order by reference desc`,
  },
]

/** Searches everything that has a name, a reference or an amount. */
export const searchRoutes: Handlers<typeof contract, Context>['search'] = {
  async find(context, { query: { q } }) {
    const { partner, roles } = requireMembership(context)
    const groups = await Promise.all(
      sources
        .filter(({ area }) => canAccess(area, roles))
        .map(async ({ group, find, link }) => {
          const rows = await selectRows(
            context.db,
            searchRow,
            sql`select id, label, sub from (${find(partner.id, q)}) matches limit ${searchLimit}`,
          )
          return { group, hits: rows.map((hit): SearchHit => ({ ...hit, link: link(hit.id) })) }
        }),
    )
    const pages = { group: 'pages' as const, hits: findPages(roles, q) }
    return { data: [...groups, pages].filter(({ hits }) => hits.length > 0) }
  },
}
