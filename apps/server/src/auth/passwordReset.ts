import { RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context, Dependencies } from '../context.ts'
import { oneTimeTokens, users } from '../db/schema/userTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countFailures, countUse } from '../limits/countUse.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { lockUser } from './accountLock.ts'
import { endSessions } from './endSessions.ts'
import { findTokenUser, issueToken, redeemToken } from './oneTimeTokens.ts'
import { sendSecurityMessage } from './securityMessages.ts'
import type { UserRow } from './sessions.ts'

/** Sends a link to choose a new password. The response does not reveal whether the address has an account; the email does. */
export async function forgotPassword(context: Context, email: string): Promise<void> {
  await countUse(context, 'passwordReset', { recipient: email.toLowerCase() })
  await inTransaction(context, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, fname: users.fname })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    if (!user) {
      const text =
        'A new password was requested for this email address, but no account uses it. If it was you, try the address that you signed up with.'
      return sendMessage(tx, context, { channel: 'email', to: email, subject: 'Choose a new password', text })
    }
    await sendResetLink(tx, context, { ...user, email })
  })
}

/** Sends a link to choose a new password; links that were sent before are void. */
export async function sendResetLink(
  tx: Tx,
  context: Pick<Dependencies, 'now' | 'secrets'>,
  { id, fname, email }: Pick<UserRow, 'id' | 'fname' | 'email'>,
): Promise<void> {
  const { now } = context
  await tx
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(and(eq(oneTimeTokens.user_id, id), eq(oneTimeTokens.kind, 'password_reset'), isNull(oneTimeTokens.used_at)))
  const { token } = await issueToken(tx, now, 'password_reset', { userId: id })
  await sendMessage(tx, context, {
    channel: 'email',
    to: email,
    subject: 'Choose a new password',
    text: `Hello ${fname},\n\nopen this link within an hour to choose a new password. If you did not ask for it, ignore this email.`,
    link: paths.resetPassword({ token, type: 'user' }),
  })
}

/** Throws RequestError `LinkExpired` unless the token of a reset link still works. A wrong token counts as a guess. */
export async function checkResetLink(context: Context, token: string): Promise<void> {
  const { now, db } = context
  await countFailures(context, 'linkGuess', {}, () => findTokenUser(db, now, 'password_reset', token))
}

/**
 * Sets a new password with the link's token and ends all sessions. The link proves the address. If no one had proved it before, someone else
 * may have registered with it, so their phone no longer logs in either. Throws RequestError `LinkExpired`.
 */
export async function changePassword(
  context: Context,
  given: { password: string; confirm_password: string; token: string },
): Promise<void> {
  if (given.password !== given.confirm_password)
    throw new RequestError('ValidationError', 'Password does not match', { errors: { confirm_password: 'Passwords must be identical' } })
  const { now, passwords } = context
  // Before the hash, which costs more than a guess.
  await checkResetLink(context, given.token)
  const password_hash = await passwords.hash(given.password)
  const ended = await inTransaction(context, async (tx) => {
    const userId = await findTokenUser(tx, now, 'password_reset', given.token)
    const user = await lockUser(tx, userId)
    await redeemToken(tx, now, 'password_reset', given.token)
    const proof = user?.email_verified_at === null ? { email_verified_at: now, phone_login_off_at: now } : {}
    await tx
      .update(users)
      .set({ password_hash, ...proof })
      .where(eq(users.id, userId))
    const ids = await endSessions(tx, now, userId)
    await sendSecurityMessage(tx, context, { id: userId }, { type: 'password_reset' })
    return ids
  })
  for (const id of ended) context.closeSession(id)
}
