import type { Clock } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sandboxClock as table } from '../db/schema/operationTables.ts'

/** A clock that can be set forward, and stays so over restarts and for all servers of a database. */
export interface SandboxClock {
  clock: Clock
  /** Milliseconds before the clock on the wall. */
  ahead: () => number
  /** Sets it forward. */
  advance: (ms: number) => Promise<void>
  /** Reads anew how far it stands before the wall's: another server may have moved it. */
  refresh: () => Promise<void>
}

const clockRowId = 1

/** The sandbox's clock: the wall's and what people have added to it. */
export async function openSandboxClock(db: Db, wall: Clock): Promise<SandboxClock> {
  let ahead = 0
  const refresh = async () => {
    const [row] = await db.select({ ahead: table.ahead_ms }).from(table).where(eq(table.id, clockRowId))
    ahead = row?.ahead ?? 0
  }
  await refresh()
  return {
    clock: () => new Date(wall().getTime() + ahead),
    ahead: () => ahead,
    async advance(ms) {
      const [row] = await db
        .insert(table)
        .values({ id: clockRowId, ahead_ms: ms })
        .onConflictDoUpdate({ target: table.id, set: { ahead_ms: sql`${table.ahead_ms} + ${ms}` } })
        .returning({ ahead: table.ahead_ms })
      ahead = row?.ahead ?? ahead
    },
    refresh,
  }
}
