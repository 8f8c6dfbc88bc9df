import { RequestError } from '@vehicle-partner/api/contract'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { loginTries } from '../db/schema/people.ts'
import { sha256 } from './sessions.ts'

/** So many tries in so long a time. */
export interface RateLimit {
  most: number
  windowMs: number
}

const failedLoginLimit: RateLimit = { most: 10, windowMs: 15 * 60_000 }

/** The last try under way by key: those of one account from one address are judged one after another. */
const pendingAttempts = new Map<string, Promise<unknown>>()

/**
 * Judges a try to log in. Throws RequestError `TooManyRequests` after ten wrong ones in a quarter of an hour; `judge` throws when the try is
 * wrong, and a right one forgets the wrong ones. Tries made at once wait for each other: wrong ones cannot slip through, and right ones
 * are not taken for wrong ones because they are still being judged.
 */
export async function limitAttempts<T>(db: Db, now: Date, email: string, address: string, judge: () => Promise<T>): Promise<T> {
  const key = sha256(`${address} ${email.toLowerCase()}`)
  const before = pendingAttempts.get(key) ?? Promise.resolve()
  const mine = before.then(() => runAttempt(db, now, key, judge))
  const settled = mine.catch(() => undefined)
  pendingAttempts.set(key, settled)
  try {
    return await mine
  } finally {
    if (pendingAttempts.get(key) === settled) pendingAttempts.delete(key)
  }
}

async function runAttempt<T>(db: Db, now: Date, key: string, judge: () => Promise<T>): Promise<T> {
  // Counted before it is judged: another server may judge one of the same key meanwhile.
  await countAttempt(db, now, key, failedLoginLimit)
  const right = await judge()
  await db.delete(loginTries).where(eq(loginTries.key, key))
  return right
}

/** Counts one more use of something. Throws RequestError `TooManyRequests` when there were too many; `key` is kept as a hash. */
export const enforceRateLimit = (db: Db, now: Date, key: string, allowed: RateLimit): Promise<void> =>
  countAttempt(db, now, sha256(key), allowed)

async function countAttempt(db: Db, now: Date, key: string, { most, windowMs }: RateLimit): Promise<void> {
  const fresh = new Date(now.getTime() + windowMs)
  const over = sql`${loginTries.window_ends_at} <= ${now.toISOString()}::timestamptz`
  const [counted] = await db
    .insert(loginTries)
    .values({ key, tries: 1, window_ends_at: fresh })
    .onConflictDoUpdate({
      target: loginTries.key,
      set: {
        tries: sql`case when ${over} then 1 else ${loginTries.tries} + 1 end`,
        window_ends_at: sql`case when ${over} then excluded.window_ends_at else ${loginTries.window_ends_at} end`,
      },
    })
    .returning({ tries: loginTries.tries, endsAt: loginTries.window_ends_at })
  if (counted && counted.tries > most) {
    const retryAfter = Math.max(1, Math.ceil((counted.endsAt.getTime() - now.getTime()) / 1000))
    throw new RequestError('TooManyRequests', undefined, { retryAfter })
  }
  if (counted?.tries === 1) await deleteExpiredAttempts(db, now)
}

/** Forgets windows that are over, so that the table stays small however many addresses are guessed. */
export async function deleteExpiredAttempts(db: Db, now: Date): Promise<void> {
  const over = db.select({ key: loginTries.key }).from(loginTries).where(lt(loginTries.window_ends_at, now))
  // Rows that another login holds at this moment are left to it: waiting for each other could end in a deadlock.
  await db.delete(loginTries).where(inArray(loginTries.key, over.for('update', { skipLocked: true })))
}
