import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Clock } from '@vehicle-partner/domain'
import type { Server } from 'socket.io'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema/userTables.ts'
import { findForbiddenRooms } from './joinRooms.ts'

/**
 * A socket that comes back within two minutes gets its rooms and what it missed, unless the person has lost the session or any of the
 * rooms meanwhile: then it begins anew, and asks for rooms as everybody does.
 */
export function guardRecovery(io: Server, db: Db, clock: Clock): void {
  const { adapter } = io.of('/')
  const restore = adapter.restoreSession.bind(adapter)
  adapter.restoreSession = async (pid, offset) => {
    const session = await restore(pid, offset)
    const { userId, sessionId } = (session?.data ?? {}) as { userId?: string; sessionId?: string }
    if (!session || userId === undefined || sessionId === undefined) return noSession()
    const alive = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at), gt(sessions.expires_at, clock())))
    const { mustLeave } = await findForbiddenRooms(
      db,
      userId,
      session.rooms.filter((room) => room !== session.sid),
    )
    return alive.length > 0 && mustLeave.length === 0 ? session : noSession()
  }
}

/** The adapter's own word for no session. */
const noSession = () => null as never
