import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sessions, users } from '../db/schema/people.ts'
import { newId } from '../newId.ts'

/** A session ends this long after it was last used. */
const lifetimeMs = 30 * 86_400_000
/** Uses closer together than this are not written down. */
const touchMs = 5 * 60_000

export type UserRow = typeof users.$inferSelect
/** Who makes a call, and by which of their sessions. */
export interface Caller {
  user: UserRow
  sessionId: string
}

/** The form in which tokens and codes are kept. */
export const sha256 = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** An unguessable secret, safe in addresses. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Starts a session and answers its bearer token, which is kept nowhere. */
export async function startSession(
  db: Db,
  now: Date,
  userId: string,
  from: { address?: string; userAgent?: string | undefined },
): Promise<string> {
  const token = newSecret()
  await db.insert(sessions).values({
    id: newId('ses', now),
    user_id: userId,
    token_hash: sha256(token),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
    address: from.address ?? null,
    user_agent: from.userAgent?.slice(0, 200) ?? null,
  })
  return token
}

/** The person behind a bearer token; undefined when it is unknown, expired or revoked. Using a session keeps it alive. */
export async function findCaller(db: Db, now: Date, token: string): Promise<Caller | undefined> {
  const [found] = await db
    .select({ user: users, sessionId: sessions.id, usedAt: sessions.last_used_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, sha256(token)), isNull(sessions.revoked_at), gt(sessions.expires_at, now)))
  if (!found) return undefined
  if (now.getTime() - found.usedAt.getTime() > touchMs)
    await db
      .update(sessions)
      .set({ last_used_at: now, expires_at: new Date(now.getTime() + lifetimeMs) })
      .where(eq(sessions.id, found.sessionId))
  return { user: found.user, sessionId: found.sessionId }
}

/** Ends a session of a user; false when there is no such session alive. */
export async function endSession(db: Db, now: Date, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of a user, or every one but one; answers which. */
export async function endSessions(db: Db, now: Date, userId: string, butFor?: string): Promise<string[]> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), butFor === undefined ? undefined : ne(sessions.id, butFor)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Where a user is logged in, the session that asks first, then by last use. */
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
