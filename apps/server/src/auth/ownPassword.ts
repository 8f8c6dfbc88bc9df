import { createWrongPasswordError } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { requireCaller, type Context } from '../context.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countFailures } from '../limits/countUse.ts'
import { lockCaller } from './accountLock.ts'
import { endSessions } from './endSessions.ts'
import { sendSecurityMessage } from './securityMessages.ts'
import type { UserRow } from './sessions.ts'

/**
 * Changes the password of the caller, who knows the present one, and ends their other sessions. Throws RequestError `InvalidCredentials`,
 * also if the password has changed since it was verified.
 */
export async function changeOwnPassword(context: Context, given: { password: string; new_password: string }): Promise<void> {
  const { user, sessionId } = requireCaller(context)
  const { now, passwords } = context
  await verifyOwnPassword(context, given.password)
  const password_hash = await passwords.hash(given.new_password)
  const ended = await inTransaction(context, async (tx) => {
    await lockVerifiedCaller(tx, context)
    await tx.update(users).set({ password_hash }).where(eq(users.id, user.id))
    const ids = await endSessions(tx, now, user.id, sessionId)
    await sendSecurityMessage(tx, context, user, { type: 'password' })
    return ids
  })
  for (const id of ended) context.closeSession(id)
}

/** Throws RequestError `InvalidCredentials` for a wrong password of the caller. All calls that ask for it share one limit. */
export function verifyOwnPassword(context: Context, password: string): Promise<void> {
  const { user } = requireCaller(context)
  return countFailures(context, 'password', {}, async () => {
    if (!(await context.passwords.verify(password, user.password_hash))) throw createWrongPasswordError()
  })
}

/** Locks the caller. Throws RequestError `InvalidCredentials` if the password has changed since it was verified. */
export async function lockVerifiedCaller(tx: Tx, context: Context): Promise<UserRow> {
  const locked = await lockCaller(tx, context)
  if (locked.password_hash !== requireCaller(context).user.password_hash) throw createWrongPasswordError()
  return locked
}
