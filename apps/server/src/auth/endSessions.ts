import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { oneTimeTokens, otpCodes, sessions, users } from '../db/schema/userTables.ts'
import type { Tx } from '../events/transaction.ts'
import { lockUser } from './accountLock.ts'

/**
 * Voids what the user, or someone with their session, has started and not completed: password resets, handoffs, step-ups, codes, and changes
 * of the e-mail address and phone. Everything that ends sessions or access passes through it. Two links stay: the one that proves the present
 * e-mail address, and the one that undoes a change of it.
 */
export async function voidPendingProofs(tx: Tx, now: Date, userId: string): Promise<void> {
  const user = await lockUser(tx, userId)
  const provesPresentAddress = sql`${oneTimeTokens.kind} = 'email' and lower(${oneTimeTokens.data} ->> 'email') = ${user?.email.toLowerCase() ?? ''}`
  await tx
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        inArray(oneTimeTokens.kind, ['password_reset', 'handoff', 'step_up', 'email']),
        isNull(oneTimeTokens.used_at),
        sql`not (${provesPresentAddress})`,
      ),
    )
  await tx
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(eq(otpCodes.user_id, userId), isNull(otpCodes.used_at)))
  await tx
    .update(otpCodes)
    .set({ attempt_hash: null })
    .where(and(eq(otpCodes.user_id, userId), isNotNull(otpCodes.attempt_hash)))
  await tx.update(users).set({ pending_email: null }).where(eq(users.id, userId))
}

/**
 * Ends the sessions of a user, except the one of this id, and voids what could make another. Without an exception the calendar feeds end,
 * too. Returns the ids of the ended sessions; close their sockets after the commit.
 */
export async function endSessions(tx: Tx, now: Date, userId: string, exceptId?: string): Promise<string[]> {
  await voidPendingProofs(tx, now, userId)
  if (exceptId === undefined)
    await tx.delete(oneTimeTokens).where(and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.kind, 'calendar')))
  const ended = await tx
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), exceptId === undefined ? undefined : ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/**
 * Ends one session of a user and voids what it has started; false if there is no such active session. A change of the e-mail address
 * continues after a logout on the same device, because its link is often opened on another one.
 */
export async function endSession(
  tx: Tx,
  now: Date,
  { userId, sessionId, isLogout }: { userId: string; sessionId: string; isLogout: boolean },
): Promise<boolean> {
  await lockUser(tx, userId)
  const ended = await tx
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.user_id, userId), isNull(sessions.revoked_at)))
    .returning({ id: sessions.id })
  const voided = await tx
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(oneTimeTokens.session_id, sessionId),
        eq(oneTimeTokens.user_id, userId),
        isNull(oneTimeTokens.used_at),
        isLogout ? ne(oneTimeTokens.kind, 'email') : undefined,
      ),
    )
    .returning({ kind: oneTimeTokens.kind })
  if (voided.some(({ kind }) => kind === 'email')) await tx.update(users).set({ pending_email: null }).where(eq(users.id, userId))
  await tx
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(eq(otpCodes.session_id, sessionId), isNull(otpCodes.used_at)))
  return ended.length > 0
}
