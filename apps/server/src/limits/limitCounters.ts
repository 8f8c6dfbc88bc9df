import { inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { limitCounters } from '../db/schema/limitTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { instant, integer } from '../db/sqlValueTypes.ts'
import type { Quota } from './limits.ts'

/** A quota of one caller. */
export interface Counter {
  key: string
  quota: Quota
}

/** A counter after a use. */
export interface CounterState extends Counter {
  used: number
  endsAt: Date
}

export interface CountResult {
  counted: CounterState[]
  /** The first counter without room; those after it are not counted. */
  rejected: CounterState | undefined
}

const stateRow = defineRow({ place: integer, used: integer, ends_at: instant })

/**
 * Counts a use against all counters, in order, in one statement: of attempts at once none passes a full counter. While the last counter (of
 * everything) is full, no rows are written at all, so that their number is bounded.
 */
export async function countAll(db: Db, now: Date, counters: readonly Counter[], amount: number): Promise<CountResult> {
  if (counters.length === 0) return { counted: [], rejected: undefined }
  const steps = counters.map((counter, place) => createStep(counter, place, { now, amount, all: counters }))
  const results = counters.map((_, place) => sql`select place, used, ends_at from ${stepName(place)}`)
  const statement = sql`with ${sql.join(steps, sql`, `)} ${sql.join(results, sql` union all `)} order by place`
  const rows = await selectRows(db, stateRow, statement)
  const counted = counters.flatMap((counter, place) => {
    const row = rows.find((each) => each.place === place)
    return row ? { ...counter, used: row.used, endsAt: row.ends_at } : []
  })
  if (counted.some(({ used, endsAt, quota }) => used === amount && endsAt.getTime() === now.getTime() + quota.seconds * 1000))
    await deleteExpiredCounters(db, now)
  const next = counters[counted.length]
  return { counted, rejected: next && (await readRejected(db, now, counters, next, amount)) }
}

const stepName = (place: number) => sql.raw(`counted_${place}`)

/** Counts one counter if the one before it had room. */
function createStep(
  { key, quota }: Counter,
  place: number,
  { now, amount, all }: { now: Date; amount: number; all: readonly Counter[] },
): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  const endsAt = sql`${new Date(now.getTime() + quota.seconds * 1000).toISOString()}::timestamptz`
  const last = all.at(-1)
  const lastIsFull = sql`exists (select 1 from limit_counters full_one where full_one.key = ${last?.key ?? ''} and full_one.window_ends_at > ${at} and full_one.used + ${amount}::bigint > ${last?.quota.most ?? 0}::bigint)`
  const isNext = place === 0 ? sql`not ${lastIsFull}` : sql`exists (select 1 from ${stepName(place - 1)})`
  const isExpired = sql`counter.window_ends_at <= ${at}`
  return sql`${stepName(place)} as (
    insert into limit_counters as counter (key, used, window_ends_at)
    select ${key}, ${amount}::bigint, ${endsAt} where ${amount}::bigint <= ${quota.most}::bigint and ${isNext}
    on conflict (key) do update set
      used = case when ${isExpired} then excluded.used else counter.used + excluded.used end,
      window_ends_at = case when ${isExpired} then excluded.window_ends_at else counter.window_ends_at end
    where ${isExpired} or counter.used + excluded.used <= ${quota.most}::bigint
    returning ${sql.raw(String(place))} as place, counter.used as used, counter.window_ends_at as ends_at
  )`
}

/** The counter that had no room: the next one, or, if nothing was counted, perhaps the last one. */
async function readRejected(db: Db, now: Date, all: readonly Counter[], next: Counter, amount: number): Promise<CounterState> {
  const last = all.at(-1) ?? next
  const rows = await db
    .select()
    .from(limitCounters)
    .where(inArray(limitCounters.key, [next.key, last.key]))
  const stateOf = (counter: Counter): CounterState => {
    const row = rows.find(({ key }) => key === counter.key)
    const isOpen = row !== undefined && row.window_ends_at > now
    // Expired or deleted meanwhile: the next attempt succeeds.
    return { ...counter, used: isOpen ? row.used : 0, endsAt: isOpen ? row.window_ends_at : now }
  }
  const [nextState, lastState] = [stateOf(next), stateOf(last)]
  return nextState.used + amount > nextState.quota.most ? nextState : lastState
}

/** Gives one use back to the windows in which it was counted. `cleared` counters start again. */
export async function giveBack(db: Db, counted: readonly CounterState[], cleared: readonly CounterState[] = []): Promise<void> {
  if (counted.length === 0) return
  const keys = sql.join(
    counted.map(({ key }) => sql`${key}`),
    sql`, `,
  )
  const order = sql`array[${keys}]::text[]`
  const windows = sql.join(
    counted.map(({ key, endsAt }) => sql`(${key}::text, ${endsAt.toISOString()}::timestamptz)`),
    sql`, `,
  )
  const isCleared =
    cleared.length === 0
      ? sql`false`
      : inArray(
          limitCounters.key,
          cleared.map(({ key }) => key),
        )
  // Locked in the order in which they are counted: two statements that wait for each other's rows would deadlock.
  await db.execute(sql`
    with locked as (select key from limit_counters where key in (${keys}) order by array_position(${order}, key) for update)
    update limit_counters set used = case when ${isCleared} then 0 else greatest(limit_counters.used - 1, 0) end
    from locked where locked.key = limit_counters.key and (limit_counters.key, limit_counters.window_ends_at) in (${windows})`)
}

/** Deletes expired counters, so that the table stays small. */
export async function deleteExpiredCounters(db: Db, now: Date): Promise<void> {
  const expired = db.select({ key: limitCounters.key }).from(limitCounters).where(lt(limitCounters.window_ends_at, now))
  // Skip locked rows: two statements that wait for each other's rows would deadlock.
  await db.delete(limitCounters).where(inArray(limitCounters.key, expired.for('update', { skipLocked: true })))
}
