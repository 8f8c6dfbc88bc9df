import type { Clock } from '@vehicle-partner/domain'
import { and, inArray } from 'drizzle-orm'
import { isActiveSession } from '../auth/sessions.ts'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema/userTables.ts'

/**
 * Closes the sessions of these sockets that are no longer active. A session that a user ends is closed at once; this is for those that expire
 * while a socket is open.
 */
export async function closeExpiredSessions(
  db: Db,
  clock: Clock,
  openIds: readonly string[],
  closeSession: (sessionId: string) => void,
): Promise<void> {
  const ids = [...new Set(openIds)]
  if (ids.length === 0) return
  const active = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), isActiveSession(clock())))
  const activeIds = new Set(active.map(({ id }) => id))
  for (const id of ids) if (!activeIds.has(id)) closeSession(id)
}
