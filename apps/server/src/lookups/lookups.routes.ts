import type { Lookup } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { lookupLimit } from '@vehicle-partner/api/server'
import { sql, type SQL } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { nullable, text } from '../db/sqlValueTypes.ts'
import { containsText } from '../fleet/containsText.ts'
import { vehicleNameSql } from '../fleet/vehicleBriefColumns.ts'

interface Query {
  search?: string | undefined
  id?: string | undefined
}

const lookupRow = defineRow({ id: text, label: text, sub: nullable(text), status: text })

/** The matches of a picker, by name. `from` selects the columns of a lookup and `search_text`. */
async function findLookups(context: Context, from: SQL, { search, id }: Query): Promise<{ data: Lookup[] }> {
  const where = [...(id === undefined ? [] : [sql`id = ${id}`]), ...(search ? [containsText(sql`search_text`, search)] : [])]
  const data = await selectRows(
    context.db,
    lookupRow,
    sql`select id, label, sub, status from (${from}) named ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}
      order by lower(label), id limit ${lookupLimit}`,
  )
  return { data }
}

/** A removed item is not offered, but a stored choice has its name. */
const isOffered = ({ id }: Query): SQL => (id === undefined ? sql`status <> 'archived'` : sql`true`)

/** Names for pickers. Every role may read them, so they show nothing else. */
export const lookupsRoutes: Handlers<typeof contract, Context>['lookups'] = {
  vehicles: (context, { query }) =>
    findLookups(
      context,
      sql`select id, registration_number as label, ${vehicleNameSql} as sub, status, search_text from vehicles
        where partner_id = ${requireMembership(context).partner.id} and ${isOffered(query)}`,
      query,
    ),
  drivers: (context, { query }) =>
    findLookups(
      context,
      sql`select d.id, d.fname || ' ' || d.lname as label,
          (select v.registration_number from vehicle_assignments a join vehicles v on v.id = a.vehicle_id
            where a.driver_id = d.id and a.ended_at is null) as sub,
          d.status, d.search_text from drivers d
        where d.partner_id = ${requireMembership(context).partner.id} and ${isOffered(query)}`,
      query,
    ),
  routes: (context, { query }) =>
    findLookups(
      context,
      sql`select r.id, r.name as label, r.code as sub, r.status, lower(r.name || ' ' || r.code) as search_text from routes r
        where exists (select 1 from trips t where t.partner_id = ${requireMembership(context).partner.id} and t.route_id = r.id)`,
      query,
    ),
}
