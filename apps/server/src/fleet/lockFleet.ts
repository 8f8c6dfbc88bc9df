import { sql } from 'drizzle-orm'
import type { Tx } from '../events/transaction.ts'

/**
 * Makes writers of one organisation's vehicles, drivers, assignments and papers take turns until the transaction ends: their rules look at
 * several rows at once, and two of them at a time could each be right alone and wrong together.
 */
export async function lockFleet(tx: Tx, partnerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId}), 2)`)
}
