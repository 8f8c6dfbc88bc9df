import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sessions, users } from '../db/schema/userTables.ts'
import { newId } from '../newId.ts'

/** A session expires this long after its last use. */
const lifetimeMs = 30 * 86_400_000
/** The last use is updated at most this often. */
const refreshMs = 5 * 60_000

export type UserRow = typeof users.$inferSelect
/** The user and session of a request. */
export interface Caller {
  user: UserRow
  sessionId: string
}

/** The stored form of tokens and codes. */
export const sha256 = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A random secret that is safe in URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Starts a session and returns its bearer token, which is not stored. */
export async function startSession(
  db: Db,
  now: Date,
  userId: string,
  client: { address?: string; userAgent?: string | undefined },
): Promise<string> {
  const token = newSecret()
  await db.insert(sessions).values({
    id: newId('ses', now),
    user_id: userId,
    token_hash: sha256(token),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
    address: client.address ?? null,
    user_agent: client.userAgent?.slice(0, 200) ?? null,
  })
  return token
}

/** The user and session of a bearer token; undefined if it is unknown, expired or revoked. Extends the session. */
export async function findCaller(db: Db, now: Date, token: string): Promise<Caller | undefined> {
  const [found] = await db
    .select({ user: users, sessionId: sessions.id, usedAt: sessions.last_used_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, sha256(token)), isNull(sessions.revoked_at), gt(sessions.expires_at, now)))
  if (!found) return undefined
  if (now.getTime() - found.usedAt.getTime() > refreshMs)
    await db
      .update(sessions)
      .set({ last_used_at: now, expires_at: new Date(now.getTime() + lifetimeMs) })
      .where(eq(sessions.id, found.sessionId))
  return { user: found.user, sessionId: found.sessionId }
}

/** Ends a session of a user; false if there is no such active session. */
export async function endSession(db: Db, now: Date, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends all sessions of a user except one, and returns their ids. */
export async function endSessions(db: Db, now: Date, userId: string, exceptId?: string): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** The active sessions of a user: the current one first, then by last use. */
export async function listSessions(db: Db, now: Date, userId: string, current: string) {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), gt(sessions.expires_at, now)))
    .orderBy(sql`${sessions.id} = ${current} desc`, desc(sessions.last_used_at))
  return found.map(({ id, created_at, last_used_at, expires_at, address, user_agent }) => ({
    id,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    expires_at: expires_at.toISOString(),
    address,
    user_agent,
    current: id === current,
  }))
}
