import { RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { lockCaller } from '../auth/accountLock.ts'
import { issueToken } from '../auth/oneTimeTokens.ts'
import { redeemCode, sendCode, verifyCode, type SentCode } from '../auth/oneTimeCodes.ts'
import { parsePhoneInput } from '../auth/phone.ts'
import { sendSecurityMessage } from '../auth/securityMessages.ts'
import type { UserRow } from '../auth/sessions.ts'
import { requireCaller, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { oneTimeTokens, users } from '../db/schema/userTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countFailures, countUse } from '../limits/countUse.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { createTakenError, keepFormerContact, rejectKeptContacts } from './formerContacts.ts'

/** Sends a code to the new number, or to the present one to confirm it. */
export async function requestPhoneChange(context: Context, given: { phone: string; country_code: string }): Promise<SentCode> {
  const { user, sessionId } = requireCaller(context)
  const { e164 } = parsePhoneInput(given, 'Please provide a valid phone number')
  await countFailures(context, 'takenContact', {}, async () => {
    const [other] = await context.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.phone, e164), ne(users.id, user.id)))
    if (other) throw createTakenError('phone')
  })
  return sendCode(context, { purpose: 'phone', phone: e164, typedPhone: given.phone, userId: user.id, sessionId })
}

/** Confirms the number; another than the present one is changed, and the user is notified at the old one, too. Throws RequestError `OtpExpired`, also for a code of another session. */
export async function confirmPhoneChange(context: Context, id: string, code: string): Promise<UserRow> {
  const { sessionId } = requireCaller(context)
  const verified = await verifyCode(context, { purpose: 'phone', id, code, sessionId })
  return inTransaction(context, async (tx) => {
    const before = await lockCaller(tx, context)
    await redeemCode(tx, context.now, verified)
    const { phone } = verified
    if (phone === before.phone) return updateUser(tx, before.id, { phone_login_off_at: null }, 'phone')
    const set = { phone, phone_set_at: context.now, phone_login_off_at: null }
    const changed = await updateContact(tx, context.now, before, set, 'phone')
    await sendSecurityMessage(tx, context, changed, { type: 'phone' })
    return changed
  })
}

/** Sends a link to the new address; the old one stays until the link is opened. Only the newest link is valid. */
export async function requestEmailChange(context: Context, email: string): Promise<void> {
  await countEmailLink(context, email)
  await inTransaction(context, async (tx) => {
    const user = await lockCaller(tx, context)
    await voidEmailLinks(tx, context.now, user.id)
    await tx.update(users).set({ pending_email: email }).where(eq(users.id, user.id))
    await sendEmailLink(tx, context, user, email)
  })
}

/** Sends the link of a requested change again; false if none waits. Earlier links stay valid. Throws RequestError `TooManyRequests`. */
export async function resendEmailChange(context: Context): Promise<boolean> {
  const { pending_email: email } = requireCaller(context).user
  if (email === null) return false
  await countEmailLink(context, email)
  return inTransaction(context, async (tx) => {
    const user = await lockCaller(tx, context)
    // Confirmed or withdrawn meanwhile.
    if (user.pending_email !== email) return false
    await sendEmailLink(tx, context, user, email)
    return true
  })
}

/** Withdraws a requested change of the e-mail address and voids its links; false if none waits. */
export async function cancelEmailChange(context: Context): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const { id, pending_email: email } = await lockCaller(tx, context)
    if (email === null) return false
    const isOfChange = sql`lower(${oneTimeTokens.data} ->> 'email') = ${email.toLowerCase()}`
    await tx
      .update(oneTimeTokens)
      .set({ used_at: context.now })
      .where(and(eq(oneTimeTokens.user_id, id), eq(oneTimeTokens.kind, 'email'), isNull(oneTimeTokens.used_at), isOfChange))
    await tx.update(users).set({ pending_email: null }).where(eq(users.id, id))
    return true
  })
}

/** Throws RequestError `TooManyRequests`. */
async function countEmailLink(context: Context, email: string): Promise<void> {
  await countUse(context, 'contactChange')
  await countUse(context, 'strangerMail', { recipient: email.toLowerCase() })
}

/** Mails the link that changes the e-mail address. */
async function sendEmailLink(tx: Tx, context: Context, { id: userId, fname }: UserRow, email: string): Promise<void> {
  const { sessionId } = requireCaller(context)
  const { token } = await issueToken(tx, context.now, 'email', { userId, sessionId, data: { email } })
  await sendMessage(tx, context, {
    channel: 'email',
    to: email,
    subject: 'Confirm your e-mail address',
    text: `Hello ${fname},\n\nopen this link within 24 hours to use this address for your Vehicle Partner account.`,
    link: paths.confirmEmail({ token }),
  })
}

/** Voids the links that change or prove the e-mail address, and those that reset the password by it. */
export async function voidEmailLinks(tx: Tx, now: Date, userId: string, kinds: readonly ('email' | 'password_reset')[] = ['email']) {
  for (const kind of kinds)
    await tx
      .update(oneTimeTokens)
      .set({ used_at: now })
      .where(and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.used_at)))
}

type ContactUpdate = Partial<
  Pick<UserRow, 'phone' | 'phone_set_at' | 'phone_login_off_at' | 'email' | 'email_verified_at' | 'pending_email' | 'password_hash'>
>

/**
 * Replaces the e-mail address or phone of a locked user and keeps the old one for them. Throws RequestError `ItemAlreadyExist` if another
 * user has or had it.
 */
export async function updateContact(tx: Tx, now: Date, before: UserRow, set: ContactUpdate, kind: 'phone' | 'email'): Promise<UserRow> {
  const changed = await updateUser(tx, before.id, set, kind)
  await rejectKeptContacts(tx, now, changed)
  await keepFormerContact(tx, now, { userId: before.id, kind, value: before[kind], version: changed.version })
  return changed
}

/** Updates a user. Throws RequestError `ItemAlreadyExist` for the address or number of another user. */
export async function updateUser(db: Db, userId: string, set: ContactUpdate, kind: 'phone' | 'email'): Promise<UserRow> {
  try {
    const [changed] = await db
      .update(users)
      .set({ ...set, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId))
      .returning()
    if (!changed) throw new RequestError('NotFound')
    return changed
  } catch (error) {
    throw violatedUniqueConstraint(error) === undefined ? error : createTakenError(kind)
  }
}
