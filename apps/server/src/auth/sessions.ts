import { createHash, randomBytes } from 'node:crypto'
import { maxSessionDays, sessionDays } from '@vehicle-partner/domain'
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sessions, users } from '../db/schema/userTables.ts'
import { newId } from '../newId.ts'

const dayMs = 86_400_000
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

/** A session expires after its last use, and at `endsAt` however much it is used. */
const calculateExpiry = (now: Date, endsAt: Date): Date => new Date(Math.min(now.getTime() + sessionDays * dayMs, endsAt.getTime()))

/**
 * Starts a session and returns its bearer token, which is not stored. `endsAt`: the end of the session that this one continues on another
 * device.
 */
export async function startSession(
  db: Db,
  now: Date,
  userId: string,
  client: { address?: string; userAgent?: string | undefined },
  endsAt = new Date(now.getTime() + maxSessionDays * dayMs),
  id = newId('ses', now),
): Promise<string> {
  const token = newSecret()
  await db.insert(sessions).values({
    id,
    user_id: userId,
    token_hash: sha256(token),
    created_at: now,
    last_used_at: now,
    expires_at: calculateExpiry(now, endsAt),
    ends_at: endsAt,
    address: client.address ?? null,
    user_agent: client.userAgent?.slice(0, 200) ?? null,
  })
  return token
}

/** The time at which a session ends at the latest. */
export async function findSessionEnd(db: Db, sessionId: string): Promise<Date | undefined> {
  const [found] = await db.select({ endsAt: sessions.ends_at }).from(sessions).where(eq(sessions.id, sessionId))
  return found?.endsAt
}

/** The session has neither ended nor expired. */
export const isActiveSession = (now: Date) => and(isNull(sessions.revoked_at), gt(sessions.expires_at, now))

/** The user and session of a bearer token; undefined if it is unknown, expired or revoked. Extends the session. */
export async function findCaller(db: Db, now: Date, token: string): Promise<Caller | undefined> {
  const [found] = await db
    .select({ user: users, sessionId: sessions.id, usedAt: sessions.last_used_at, endsAt: sessions.ends_at })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, sha256(token)), isActiveSession(now)))
  if (!found) return undefined
  if (now.getTime() - found.usedAt.getTime() > refreshMs)
    await db
      .update(sessions)
      .set({ last_used_at: now, expires_at: calculateExpiry(now, found.endsAt) })
      .where(eq(sessions.id, found.sessionId))
  return { user: found.user, sessionId: found.sessionId }
}

/** The user of a session that was ended; undefined for a token that is unknown, active or expired by itself. */
export async function findUserOfEndedSession(db: Db, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: sessions.user_id })
    .from(sessions)
    .where(and(eq(sessions.token_hash, sha256(token)), isNotNull(sessions.revoked_at)))
  return found?.userId
}

/** The active sessions of a user: the current one first, then by last use. */
export async function listSessions(db: Db, now: Date, userId: string, current: string) {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isActiveSession(now)))
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
