import { RequestError } from '@vehicle-partner/api/server'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { loginAttempts } from '../db/schema/userTables.ts'
import { sha256 } from './sessions.ts'

/** At most `most` attempts in a time window. */
export interface RateLimit {
  most: number
  windowMs: number
}

const failedLoginLimit: RateLimit = { most: 10, windowMs: 15 * 60_000 }

/** The last pending attempt by key: attempts on one account from one address run one after another. */
const pendingAttempts = new Map<string, Promise<unknown>>()

/**
 * Runs an attempt to prove an identity; `attempt` throws if it fails. Throws RequestError `TooManyRequests` after ten failures in 15 minutes.
 * A success resets the counter. Concurrent attempts wait for each other, so that failures cannot exceed the limit and pending successes do
 * not count as failures.
 */
export async function limitAttempts<T>(db: Db, now: Date, email: string, address: string, attempt: () => Promise<T>): Promise<T> {
  const key = sha256(`${address} ${email.toLowerCase()}`)
  const previous = pendingAttempts.get(key) ?? Promise.resolve()
  const current = previous.then(() => runAttempt(db, now, key, attempt))
  const settled = current.catch(() => undefined)
  pendingAttempts.set(key, settled)
  try {
    return await current
  } finally {
    if (pendingAttempts.get(key) === settled) pendingAttempts.delete(key)
  }
}

async function runAttempt<T>(db: Db, now: Date, key: string, attempt: () => Promise<T>): Promise<T> {
  // Count before running it: another server may run one with the same key at the same time.
  await countAttempt(db, now, key, failedLoginLimit)
  const result = await attempt()
  await db.delete(loginAttempts).where(eq(loginAttempts.key, key))
  return result
}

/** Counts one use. Throws RequestError `TooManyRequests` above the limit. `key` is stored as a hash. */
export const enforceRateLimit = (db: Db, now: Date, key: string, allowed: RateLimit): Promise<void> =>
  countAttempt(db, now, sha256(key), allowed)

async function countAttempt(db: Db, now: Date, key: string, { most, windowMs }: RateLimit): Promise<void> {
  const windowEnd = new Date(now.getTime() + windowMs)
  const isExpired = sql`${loginAttempts.window_ends_at} <= ${now.toISOString()}::timestamptz`
  const [counted] = await db
    .insert(loginAttempts)
    .values({ key, tries: 1, window_ends_at: windowEnd })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        tries: sql`case when ${isExpired} then 1 else ${loginAttempts.tries} + 1 end`,
        window_ends_at: sql`case when ${isExpired} then excluded.window_ends_at else ${loginAttempts.window_ends_at} end`,
      },
    })
    .returning({ tries: loginAttempts.tries, endsAt: loginAttempts.window_ends_at })
  if (counted && counted.tries > most) {
    const retryAfter = Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000))
    throw new RequestError('TooManyRequests', undefined, { retryAfter })
  }
  if (counted?.tries === 1) await deleteExpiredAttempts(db, now)
}

/** Deletes expired counters, so that the table stays small. */
export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  const expired = db.select({ key: loginAttempts.key }).from(loginAttempts).where(lt(loginAttempts.window_ends_at, now))
  // Skip locked rows: two logins that wait for each other's rows would deadlock.
  await db.delete(loginAttempts).where(inArray(loginAttempts.key, expired.for('update', { skipLocked: true })))
}
