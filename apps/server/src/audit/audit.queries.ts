import type { AuditEvent } from '@vehicle-partner/api'
import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { addDays, describeAuditEntry, foldText, lagosDayStart } from '@vehicle-partner/domain'
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { auditEvents as e } from '../db/schema/operationTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { nullable, text } from '../db/sqlValueTypes.ts'

export type AuditQuery = Parsed<(typeof contract)['audit']['list']>['query']

/** The actor filter's value for changes that no user made. */
const systemActor = 'system'

const isOneOf = (column: Parameters<typeof inArray>[0], values: readonly string[]) =>
  values.length === 0 ? undefined : inArray(column, [...values])

function matchesActor(ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined
  return ids.includes(systemActor) ? or(isNull(e.actor_id), inArray(e.actor_id, [...ids])) : inArray(e.actor_id, [...ids])
}

function matchesSearch(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  const searchText = sql`normalize(${e.actor_name} || ' ' || ${e.entity_label}, NFD)`
  return sql`position(${foldText(search)} in lower(regexp_replace(${searchText}, '[\u0300-\u036f]', '', 'g'))) > 0`
}

/** The filters of a list. Rows after `now` are left out, so that new ones do not move the pages. */
const matchesQuery = (partnerId: string, now: Date, { actor_id, action, entity_type, entity_id, from, to, search }: AuditQuery) =>
  and(
    eq(e.partner_id, partnerId),
    matchesActor(actor_id),
    isOneOf(e.action, action),
    isOneOf(e.entity_type, entity_type),
    isOneOf(e.entity_id, entity_id),
    from === undefined ? undefined : gte(e.at, lagosDayStart(from)),
    to === undefined ? undefined : lt(e.at, lagosDayStart(addDays(to, 1))),
    sql`${e.at} <= ${now.toISOString()}::timestamptz`,
    matchesSearch(search),
  )

/** Selects the ids of the events that the list shows with a query, on all of its pages. */
export const selectAuditEvents = (partnerId: string, query: AuditQuery, now: Date): SQL =>
  sql`select ${e.id} as id from ${e} where ${matchesQuery(partnerId, now, query)}`

const sortColumns = { at: e.at, actor: e.actor_name, action: e.action }

/** One page of the audit log, sorted as the query asks. */
export async function listAuditEvents(
  db: Db,
  partnerId: string,
  now: Date,
  query: AuditQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEvent[]> {
  const order = query.sort.descending ? desc : asc
  const events = await db
    .select()
    .from(e)
    .where(matchesQuery(partnerId, now, query))
    .orderBy(order(sortColumns[query.sort.field]), ...(query.sort.field === 'at' ? [] : [desc(e.at)]), order(e.id))
    .limit(limit)
    .offset(offset)
  return events.map(toAuditEvent)
}

/** How many rows match the filters. */
export async function countAuditEvents(db: Db, partnerId: string, now: Date, query: AuditQuery): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(e)
    .where(matchesQuery(partnerId, now, query))
  return counted?.total ?? 0
}

/** The distinct values of a column in an organisation's audit log. It jumps from one value to the next in the index instead of reading every row. */
const distinctValues = (partnerId: string, column: 'actor_id' | 'action'): SQL => {
  const name = sql.identifier(column)
  return sql`with recursive each(value) as (
      (select ${name} from audit_events where partner_id = ${partnerId} and ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from audit_events where partner_id = ${partnerId} and ${name} > each.value order by ${name} limit 1)
      from each where each.value is not null
    ) select value from each where value is not null`
}

const actorRow = defineRow({ id: text, name: nullable(text) })
const actionRow = defineRow({ action: text })

/** The actors with their last known name, and the actions, for the filters of the list. */
export async function listActorsAndActions(db: Db, partnerId: string) {
  const lastName = (condition: SQL) =>
    sql`(select actor_name from audit_events where partner_id = ${partnerId} and actor_id ${condition} order by at desc limit 1)`
  const [actors, actions] = await Promise.all([
    selectRows(
      db,
      actorRow,
      sql`select value as id, ${lastName(sql`= value`)} as name from (${distinctValues(partnerId, 'actor_id')}) actors
        union all select ${systemActor}, ${lastName(sql`is null`)}`,
    ),
    selectRows(db, actionRow, sql`select value as action from (${distinctValues(partnerId, 'action')}) actions order by 1`),
  ])
  const named = actors.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))
  return { actors: named.toSorted((a, b) => a.name.localeCompare(b.name)), actions: actions.map(({ action }) => action) }
}

function toAuditEvent(row: typeof e.$inferSelect): AuditEvent {
  const { id, at, action, changes, request_id } = row
  const actor = { id: row.actor_id, name: row.actor_name, role: row.actor_role, ip: row.address, device: row.device }
  const entity = { type: row.entity_type, id: row.entity_id, label: row.entity_label }
  return {
    id,
    at: at.toISOString(),
    actor,
    action,
    entity,
    changes,
    request_id,
    summary: describeAuditEntry({ action, actor, entity, changes }),
  }
}
