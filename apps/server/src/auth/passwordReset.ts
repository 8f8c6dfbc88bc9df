import { RequestError } from '@vehicle-partner/api/contract'
import { paths } from '@vehicle-partner/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { oneTimeTokens, users } from '../db/schema/people.ts'
import { inTransaction } from '../events/transaction.ts'
import { send } from '../outbox/sendMessage.ts'
import { enforceRateLimit } from './loginAttempts.ts'
import { issueToken, redeemToken } from './oneTimeTokens.ts'
import { hashPassword } from './passwordHash.ts'
import { endSessions } from './sessions.ts'

const anHour = { most: 5, windowMs: 3_600_000 }

/** Sends a link to choose a new password. Somebody and nobody get the same answer; the message alone tells them apart. */
export async function forgotPassword(context: Context, email: string): Promise<void> {
  const { db, now } = context
  await enforceRateLimit(db, now, `forgot ${email.toLowerCase()}`, anHour)
  await inTransaction(context, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, fname: users.fname })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    if (!user) {
      const text =
        'Somebody asked for a new password for this address, but no account uses it. If it was you, try the address that you signed up with.'
      return send(tx, context, { channel: 'email', to: email, subject: 'Choose a new password', text })
    }
    // The newest link alone works.
    await tx
      .update(oneTimeTokens)
      .set({ used_at: now })
      .where(and(eq(oneTimeTokens.user_id, user.id), eq(oneTimeTokens.kind, 'password_reset'), isNull(oneTimeTokens.used_at)))
    const { token } = await issueToken(tx, now, 'password_reset', user.id)
    await send(tx, context, {
      channel: 'email',
      to: email,
      subject: 'Choose a new password',
      text: `Hello ${user.fname},\n\nopen this link within an hour to choose a new password. If you did not ask for it, leave it.`,
      link: paths.resetPassword({ token, type: 'user' }),
    })
  })
}

/** Sets a new password with the token of the link and ends every session. Throws RequestError `LinkExpired`. */
export async function changePassword(
  context: Context,
  given: { password: string; confirm_password: string; token: string },
): Promise<void> {
  if (given.password !== given.confirm_password)
    throw new RequestError('ValidationError', 'Password does not match', { errors: { confirm_password: 'Passwords must be identical' } })
  const { now, client, db } = context
  await enforceRateLimit(db, now, `change ${client.address}`, { most: 20, windowMs: 3_600_000 })
  const password_hash = await hashPassword(given.password)
  const ended = await inTransaction(context, async (tx) => {
    const { userId } = await redeemToken(tx, now, 'password_reset', given.token)
    const [user] = await tx.update(users).set({ password_hash }).where(eq(users.id, userId)).returning({ email: users.email })
    if (user)
      await send(tx, context, {
        channel: 'email',
        to: user.email,
        subject: 'Your password was changed',
        text: 'Your password was changed, and every device was logged out. If it was not you, choose a new one at once.',
        link: paths.forgotPassword(),
      })
    return endSessions(tx, now, userId)
  })
  for (const id of ended) context.closeSession(id)
}
