import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { PendingEvent } from './publish.ts'
import { writeEvents } from './writeEvents.ts'

declare const insideTransaction: unique symbol

/** A transaction that also collects events; `publish`, `recordAudit`, `notify` and `sendMessage` need it. */
export type Tx = Db & { readonly [insideTransaction]: true }

/** The events of running transactions. */
const pending = new WeakMap<Db, PendingEvent[]>()

/** The events that a transaction has collected. */
export function pendingEventsOf(tx: Tx): PendingEvent[] {
  const events = pending.get(tx)
  if (!events) throw new Error('Events belong in a transaction made by inTransaction')
  return events
}

/**
 * Runs `work` in a transaction: changes, audit log, messages and events are stored together or not at all.
 * Events are numbered and written last, because the lock that orders them should be short, and sent after the commit.
 * Inside another such transaction it joins that one.
 */
export async function inTransaction<T>(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'dispatchEvents'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (pending.has(dependencies.db)) return work(dependencies.db as Tx)
  let published = false
  const result = await dependencies.db.transaction(async (raw) => {
    const tx = raw as Db as Tx // the only place that creates the branded type
    const events: PendingEvent[] = []
    pending.set(tx, events)
    const value = await work(tx)
    published = events.length > 0
    if (published) await writeEvents(tx, events)
    return value
  })
  if (published) dependencies.dispatchEvents()
  return result
}
