import { sql } from 'drizzle-orm'
import { eventSequences, events as table } from '../db/schema/operationTables.ts'
import type { PendingEvent } from './publish.ts'
import type { Tx } from './transaction.ts'

/** The channel that notifies servers of new events. */
export const eventsChannel = 'vehicle_partner_events'

/** An arbitrary number, the same on all servers. */
const writeLock = 7_261_905

/**
 * Numbers the events of a transaction and writes them. Writers of all organisations take turns until their commit, so that positions
 * follow the order of commits: a reader that has read up to a position has missed none below it.
 */
export async function writeEvents(tx: Tx, pending: readonly PendingEvent[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${writeLock})`)
  const next = new Map<string, number>()
  for (const [partnerId, own] of Map.groupBy(pending, ({ partner_id }) => partner_id)) {
    if (partnerId === null) continue
    const [last] = await tx
      .insert(eventSequences)
      .values({ partner_id: partnerId, seq: own.length })
      .onConflictDoUpdate({ target: eventSequences.partner_id, set: { seq: sql`${eventSequences.seq} + ${own.length}` } })
      .returning({ seq: eventSequences.seq })
    if (!last) throw new Error('The upsert returned no row')
    next.set(partnerId, last.seq - own.length + 1)
  }
  const rows = pending.map(({ rooms, actor, partner_id, ...event }) => {
    const seq = partner_id === null ? undefined : next.get(partner_id)
    if (partner_id !== null && seq !== undefined) next.set(partner_id, seq + 1)
    return {
      ...event,
      partner_id,
      seq: seq ?? null,
      room: rooms[0] ?? '',
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      request_id: actor?.request_id ?? null,
    }
  })
  await tx.insert(table).values(rows)
  await tx.execute(sql`select pg_notify(${eventsChannel}, '')`)
}
