import { RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lockUser } from '../auth/accountLock.ts'
import { endSessions } from '../auth/endSessions.ts'
import { findTokenUser, issueToken, redeemToken } from '../auth/oneTimeTokens.ts'
import { sendResetLink } from '../auth/passwordReset.ts'
import { sendSecurityMessage } from '../auth/securityMessages.ts'
import { newSecret, type UserRow } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { oneTimeTokens, users } from '../db/schema/userTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countFailures } from '../limits/countUse.ts'
import { updateContact, updateUser, voidEmailLinks } from './contactChanges.ts'
import { findFormerPhone, forgetUndoneContacts } from './formerContacts.ts'

/** Counts a link that does not work, before anything that costs more than a guess. Throws RequestError `LinkExpired`. */
const rejectGuesses = (context: Context, kind: 'email' | 'email_undo', token: string) =>
  countFailures(context, 'linkGuess', {}, () => findTokenUser(context.db, context.now, kind, token))

/** Redeems the token of a link and locks its user. Throws RequestError `LinkExpired`. */
async function redeemLink(tx: Tx, now: Date, kind: 'email' | 'email_undo', token: string): Promise<{ user: UserRow; data: unknown }> {
  const user = await lockUser(tx, await findTokenUser(tx, now, kind, token))
  const { data } = await redeemToken(tx, now, kind, token)
  if (!user) throw new RequestError('LinkExpired')
  return { user, data }
}

const readField = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

/**
 * Opens the link of a mail to an e-mail address: proves the present address, or changes it to the one that the user has asked for last.
 * Returns the address. Throws RequestError `LinkExpired`, also for an address that is no longer wanted.
 */
export async function confirmEmail(context: Context, token: string): Promise<string> {
  const { now } = context
  await rejectGuesses(context, 'email', token)
  return inTransaction(context, async (tx) => {
    const { user, data: wanted } = await redeemLink(tx, now, 'email', token)
    const email = readField(wanted, 'email')
    if (typeof email !== 'string') throw new RequestError('LinkExpired')
    publish(tx, context, { type: 'user.updated', user_id: user.id, data: { email_verified: true } })
    if (email.toLowerCase() === user.email.toLowerCase()) {
      // A change to the address that the user has already is done.
      const isAsked = user.pending_email?.toLowerCase() === email.toLowerCase()
      await tx
        .update(users)
        .set({ email_verified_at: now, ...(isAsked ? { pending_email: null } : {}) })
        .where(eq(users.id, user.id))
      return user.email
    }
    if (email !== user.pending_email) throw new RequestError('LinkExpired')
    const changed = await updateContact(tx, now, user, { email, email_verified_at: now, pending_email: null }, 'email')
    await voidEmailLinks(tx, now, user.id, ['email', 'password_reset'])
    const isProved = user.email_verified_at !== null
    const data = { email: user.email, version: changed.version, is_proved: isProved }
    const undo = await issueToken(tx, now, 'email_undo', { userId: user.id, data })
    await sendSecurityMessage(tx, context, user, {
      type: 'email',
      undo: { to: user.email, link: paths.undoEmail({ token: undo.token }) },
    })
    return changed.email
  })
}

/**
 * Undoes a change of the e-mail address with the link to the old one: puts back the address and the phone of that time, ends all sessions
 * and voids everything that could start one. The change needed the password or the phone, so neither proves the user any longer: a link to
 * choose a new password is sent. Throws RequestError `LinkExpired`.
 */
export async function undoEmailChange(context: Context, token: string): Promise<void> {
  const { now, passwords } = context
  await rejectGuesses(context, 'email_undo', token)
  const password_hash = await passwords.hash(newSecret())
  const ended = await inTransaction(context, async (tx) => {
    const { user, data } = await redeemLink(tx, now, 'email_undo', token)
    const [email, version] = [readField(data, 'email'), readField(data, 'version')]
    if (typeof email !== 'string' || typeof version !== 'number') throw new RequestError('LinkExpired')
    const phone = await findFormerPhone(tx, now, user.id)
    const oldPhone = phone === undefined || phone === user.phone ? {} : { phone, phone_set_at: now }
    // Someone else may have registered with the address, and with a phone of their own.
    const ownPhone = readField(data, 'is_proved') === true ? {} : { phone_login_off_at: now }
    const restored = await updateUser(tx, user.id, { email, email_verified_at: now, password_hash, ...oldPhone, ...ownPhone }, 'email')
    await voidLaterUndos(tx, now, user.id, version)
    await sendSecurityMessage(tx, context, user, { type: 'email_undone' })
    await forgetUndoneContacts(tx, user.id, version)
    const ids = await endSessions(tx, now, user.id)
    await sendResetLink(tx, context, restored)
    return ids
  })
  for (const id of ended) context.closeSession(id)
}

/** Voids the undo links of later changes, which were sent to addresses that this undo removes. Those of earlier changes stay. */
const voidLaterUndos = (tx: Tx, now: Date, userId: string, version: number) =>
  tx
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        eq(oneTimeTokens.kind, 'email_undo'),
        isNull(oneTimeTokens.used_at),
        sql`(${oneTimeTokens.data} ->> 'version')::int > ${version}`,
      ),
    )
