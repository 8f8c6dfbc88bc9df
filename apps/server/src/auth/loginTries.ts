import { Refusal } from '@vehicle-partner/api/contract'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { loginTries } from '../db/schema/people.ts'
import { sha256 } from './sessions.ts'

const most = 10
const windowMs = 15 * 60_000

/**
 * Counts a try to log in before it is judged, so that parallel tries cannot slip through. Throws Refusal `TooManyRequests` after ten in
 * a quarter of an hour. Answers what to call when the try was right.
 */
export async function countTry(db: Db, now: Date, email: string, address: string): Promise<() => Promise<void>> {
  const key = sha256(`${address} ${email.toLowerCase()}`)
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
    throw new Refusal('TooManyRequests', undefined, { retryAfter })
  }
  return async () => {
    await db.delete(loginTries).where(eq(loginTries.key, key))
  }
}

/** Forgets windows that are over; the table stays small. */
export async function forgetOldTries(db: Db, now: Date): Promise<void> {
  await db.delete(loginTries).where(lt(loginTries.window_ends_at, now))
}
