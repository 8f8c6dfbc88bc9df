import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Clock } from '@vehicle-partner/domain'
import type { Server } from 'socket.io'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema/userTables.ts'
import { findForbiddenRooms } from './joinRooms.ts'

/**
 * A socket that reconnects within two minutes gets its rooms and the missed events. If its user has lost the session or one of the rooms, it
 * starts again without rooms.
 */
export function checkSessionRecovery(io: Server, db: Db, clock: Clock): void {
  const { adapter } = io.of('/')
  const restore = adapter.restoreSession.bind(adapter)
  adapter.restoreSession = async (pid, offset) => {
    const session = await restore(pid, offset)
    const { userId, sessionId } = (session?.data ?? {}) as { userId?: string; sessionId?: string }
    if (!session || userId === undefined || sessionId === undefined) return noSession()
    const activeSessions = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at), gt(sessions.expires_at, clock())))
    const forbiddenRooms = await findForbiddenRooms(
      db,
      userId,
      session.rooms.filter((room) => room !== session.sid),
    )
    return activeSessions.length > 0 && forbiddenRooms.length === 0 ? session : noSession()
  }
}

/** How the adapter says that there is no session; its type does not allow it. */
const noSession = () => null as never
