import type { Clock } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sandboxClock as table } from '../db/schema/operationTables.ts'

/** A clock that can be moved forward. The offset is stored, so it survives restarts and is the same on all servers. */
export interface SandboxClock {
  clock: Clock
  /** The offset to the system clock in milliseconds. */
  ahead: () => number
  /** Moves it forward by milliseconds. */
  advance: (ms: number) => Promise<void>
  /** Reads the offset again, because another server may have changed it. */
  refresh: () => Promise<void>
}

const clockRowId = 1

/** Opens the sandbox clock on top of the system clock. */
export async function openSandboxClock(db: Db, systemClock: Clock): Promise<SandboxClock> {
  let ahead = 0
  const refresh = async () => {
    const [row] = await db.select({ ahead: table.ahead_ms }).from(table).where(eq(table.id, clockRowId))
    ahead = row?.ahead ?? 0
  }
  await refresh()
  return {
    clock: () => new Date(systemClock().getTime() + ahead),
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
