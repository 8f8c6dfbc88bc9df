import { sql } from 'drizzle-orm'
import type { Tx } from '../events/transaction.ts'

/**
 * Locks an organisation's vehicles, drivers, assignments and documents until the transaction ends. Their rules read several rows, so two
 * concurrent writes could each be valid alone and invalid together.
 */
export async function lockFleet(tx: Tx, partnerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId}), 2)`)
}
