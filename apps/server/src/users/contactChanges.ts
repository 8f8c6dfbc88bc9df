import { RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, ne, sql } from 'drizzle-orm'
import { enforceRateLimit } from '../auth/loginAttempts.ts'
import { issueToken, redeemToken } from '../auth/oneTimeTokens.ts'
import { sendCode, verifyCode } from '../auth/oneTimeCodes.ts'
import { parsePhoneInput } from '../auth/phone.ts'
import type { UserRow } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import { otpCodes, users } from '../db/schema/userTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction } from '../events/transaction.ts'
import { sendMessage } from '../outbox/sendMessage.ts'

const hourlyLimit = { most: 5, windowMs: 3_600_000 }

const createTakenError = (field: 'phone' | 'email') => {
  const message = field === 'phone' ? 'This phone number is already in use' : 'This email address is already in use'
  return new RequestError('ItemAlreadyExist', message, { errors: { [field]: message } })
}

/** Sends a code to the new number and returns its reference. */
export async function requestPhoneChange(context: Context, user: UserRow, given: { phone: string; country_code: string }): Promise<string> {
  const { e164 } = parsePhoneInput(given, 'Please provide a valid phone number')
  const [other] = await context.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, e164), ne(users.id, user.id)))
  if (other) throw createTakenError('phone')
  return sendCode(context, { purpose: 'phone', phone: e164, typedPhone: given.phone, userId: user.id })
}

/** Changes the number. Throws RequestError `OtpExpired`, also for another user's code. */
export async function confirmPhoneChange(context: Context, user: UserRow, reference: string, code: string): Promise<UserRow> {
  const [ownCode] = await context.db
    .select({ id: otpCodes.id })
    .from(otpCodes)
    .where(and(eq(otpCodes.id, reference), eq(otpCodes.user_id, user.id)))
  if (!ownCode) throw new RequestError('OtpExpired')
  const { phone } = await verifyCode(context, 'phone', reference, code)
  return change(context, user.id, { phone }, 'phone')
}

/** Sends a link to the new address; the old one stays until the link is opened. */
export async function requestEmailChange(context: Context, user: UserRow, email: string): Promise<void> {
  await enforceRateLimit(context.db, context.now, `email ${user.id}`, hourlyLimit)
  await inTransaction(context, async (tx) => {
    const { token } = await issueToken(tx, context.now, 'email', user.id, { data: { email } })
    await tx.update(users).set({ pending_email: email }).where(eq(users.id, user.id))
    await sendMessage(tx, context, {
      channel: 'email',
      to: email,
      subject: 'Confirm your e-mail address',
      text: `Hello ${user.fname},\n\nopen this link within 24 hours to use this address for your Vehicle Partner account.`,
      link: paths.confirmEmail({ token }),
    })
  })
}

/** Changes the address with the link's token and returns it. */
export async function confirmEmailChange(context: Context, token: string): Promise<string> {
  await enforceRateLimit(context.db, context.now, `confirm ${context.client.address}`, { most: 30, windowMs: 15 * 60_000 })
  return inTransaction(context, async (tx) => {
    const { userId, data } = await redeemToken(tx, context.now, 'email', token)
    const email: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'email') : undefined
    if (typeof email !== 'string') throw new RequestError('LinkExpired')
    const before = await change({ db: tx }, userId, { email, pending_email: null }, 'email')
    return before.email
  })
}

async function change(
  { db }: Pick<Context, 'db'>,
  userId: string,
  set: Partial<Pick<UserRow, 'phone' | 'email' | 'pending_email'>>,
  field: 'phone' | 'email',
): Promise<UserRow> {
  try {
    const [changed] = await db
      .update(users)
      .set({ ...set, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId))
      .returning()
    if (!changed) throw new RequestError('NotFound')
    return changed
  } catch (error) {
    throw violatedUniqueConstraint(error) === undefined ? error : createTakenError(field)
  }
}
