import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { sessions } from '../db/schema/userTables.ts'
import { networkOf } from '../network/addresses.ts'

const rememberedMs = 90 * 86_400_000

/** Whether the user has logged in from this network in the last 90 days. Sessions exist only for who proved to be the user. */
export async function hasLoggedInBefore(db: Db, now: Date, userId: string, address: string): Promise<boolean> {
  const found = await db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.created_at, new Date(now.getTime() - rememberedMs))))
    .limit(1000)
  const network = networkOf(address)
  return found.some((session) => session.address !== null && networkOf(session.address) === network)
}
