import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/**
 * Only one transaction at a time writes the passengers of trips that have none. A start and the simulator of another server would otherwise
 * write those of the same trips in different orders, each wait for the other, and the start would fail. Call it before any row is locked.
 */
export async function lockNewManifests(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('new manifests'))`)
}
