import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import type { PendingEvent } from './publish.ts'
import { writeEvents } from './writeEvents.ts'

declare const insideTransaction: unique symbol

/** A database inside a transaction that also carries events: what `publish`, `audit`, `notify` and `send` write into. */
export type Tx = Db & { readonly [insideTransaction]: true }

/** Events that transactions under way will leave behind. */
const pending = new WeakMap<Db, PendingEvent[]>()

/** The events that a transaction has collected so far. */
export function pendingEventsOf(tx: Tx): PendingEvent[] {
  const events = pending.get(tx)
  if (!events) throw new Error('Events belong in a transaction made by inTransaction')
  return events
}

/**
 * Runs `work` in one transaction: its changes, its audit trail, its messages and its events are all there afterwards, or none is.
 * Events are numbered and written last, so that the lock which orders them is held for a moment only, and sent after the commit.
 * Inside another such transaction it is a part of it.
 */
export async function inTransaction<T>(
  dependencies: Pick<Dependencies, 'db' | 'now' | 'dispatchEvents'>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (pending.has(dependencies.db)) return work(dependencies.db as Tx)
  let published = false
  const result = await dependencies.db.transaction(async (raw) => {
    const tx = raw as Db as Tx // the one place where the mark is given
    const events: PendingEvent[] = []
    pending.set(tx, events)
    const answer = await work(tx)
    published = events.length > 0
    if (published) await writeEvents(tx, events)
    return answer
  })
  if (published) dependencies.dispatchEvents()
  return result
}
