import { RequestError } from '@vehicle-partner/api/server'
import { and, eq } from 'drizzle-orm'
import { requireCaller, type Context } from '../context.ts'
import { sessions, users } from '../db/schema/userTables.ts'
import type { Tx } from '../events/transaction.ts'
import { isActiveSession, type UserRow } from './sessions.ts'

/**
 * Locks a user until the transaction ends. Everything that starts or ends a session or changes a proof of identity takes this lock before it
 * reads tokens and codes, so that what is voided at the same time cannot be redeemed. Undefined if there is no such user.
 */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  return user
}

/** The same for the caller. Throws RequestError `Unauthorized` if their session ended while the request waited. */
export async function lockCaller(tx: Tx, context: Context): Promise<UserRow> {
  const { user, sessionId } = requireCaller(context)
  const locked = await lockUser(tx, user.id)
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isActiveSession(context.now)))
  if (!locked || !session) throw new RequestError('Unauthorized')
  return locked
}
