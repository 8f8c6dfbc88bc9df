import type { AuditEvent, contract, Parsed } from '@vehicle-partner/api/contract'
import { addDays, describeAuditEntry, foldText, lagosDayStart } from '@vehicle-partner/domain'
import { and, asc, count, desc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { auditEvents as e } from '../db/schema/operations.ts'

export type AuditQuery = Parsed<(typeof contract)['audit']['list']>['query']

/** The word by which filters name what nobody did by hand. */
const system = 'system'

const among = (column: Parameters<typeof inArray>[0], values: readonly string[]) =>
  values.length === 0 ? undefined : inArray(column, [...values])

function byActor(ids: readonly string[]): SQL | undefined {
  if (ids.length === 0) return undefined
  return ids.includes(system) ? or(isNull(e.actor_id), inArray(e.actor_id, [...ids])) : inArray(e.actor_id, [...ids])
}

function searched(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  const text = sql`normalize(${e.actor_name} || ' ' || ${e.entity_label}, NFD)`
  return sql`position(${foldText(search)} in lower(regexp_replace(${text}, '[\u0300-\u036f]', '', 'g'))) > 0`
}

/** What the trail is narrowed to; it ends at `now`, so that what comes in meanwhile moves no page. */
const narrowed = (partnerId: string, now: Date, { actor_id, action, entity_type, entity_id, from, to, search }: AuditQuery) =>
  and(
    eq(e.partner_id, partnerId),
    byActor(actor_id),
    among(e.action, action),
    among(e.entity_type, entity_type),
    among(e.entity_id, entity_id),
    from === undefined ? undefined : gte(e.at, lagosDayStart(from)),
    to === undefined ? undefined : lt(e.at, lagosDayStart(addDays(to, 1))),
    sql`${e.at} <= ${now.toISOString()}::timestamptz`,
    searched(search),
  )

const columns = { at: e.at, actor: e.actor_name, action: e.action }

/** Rows of the trail, in the order that was asked for. */
export async function readTrail(
  db: Db,
  partnerId: string,
  now: Date,
  query: AuditQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEvent[]> {
  const way = query.sort.descending ? desc : asc
  const found = await db
    .select()
    .from(e)
    .where(narrowed(partnerId, now, query))
    .orderBy(way(columns[query.sort.field]), ...(query.sort.field === 'at' ? [] : [desc(e.at)]), way(e.id))
    .limit(limit)
    .offset(offset)
  return found.map(eventReply)
}

/** How many rows are left by the filters. */
export async function countTrail(db: Db, partnerId: string, now: Date, query: AuditQuery): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(e)
    .where(narrowed(partnerId, now, query))
  return counted?.total ?? 0
}

/** The different values of a column in an organisation's trail: from one to the next in an index, without reading what is between. */
const valuesOf = (partnerId: string, column: 'actor_id' | 'action'): SQL => {
  const name = sql.identifier(column)
  return sql`with recursive each(value) as (
      (select ${name} from audit_events where partner_id = ${partnerId} and ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from audit_events where partner_id = ${partnerId} and ${name} > each.value order by ${name} limit 1)
      from each where each.value is not null
    ) select value from each where value is not null`
}

/** Who has done something, by the name that they have had last, and what was done. */
export async function knownToTrail(db: Db, partnerId: string) {
  const lastName = (who: SQL) =>
    sql`(select actor_name from audit_events where partner_id = ${partnerId} and actor_id ${who} order by at desc limit 1)`
  const [actors, actions] = await Promise.all([
    rows<{ id: string; name: string | null }>(
      db,
      sql`select value as id, ${lastName(sql`= value`)} as name from (${valuesOf(partnerId, 'actor_id')}) people
        union all select ${system}, ${lastName(sql`is null`)}`,
    ),
    rows<{ action: string }>(db, sql`select value as action from (${valuesOf(partnerId, 'action')}) deeds order by 1`),
  ])
  const named = actors.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))
  return { actors: named.toSorted((a, b) => a.name.localeCompare(b.name)), actions: actions.map(({ action }) => action) }
}

function eventReply(row: typeof e.$inferSelect): AuditEvent {
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
