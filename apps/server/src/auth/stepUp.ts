import { RequestError } from '@vehicle-partner/api/server'
import { newPhoneUntil, unconfirmedPhoneMessage } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { requireCaller, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { oneTimeTokens } from '../db/schema/userTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockCaller } from './accountLock.ts'
import { redeemCode, sendCode, verifyCode, type SentCode } from './oneTimeCodes.ts'
import { issueToken, matchesValidToken } from './oneTimeTokens.ts'
import type { UserRow } from './sessions.ts'

/**
 * Throws RequestError `StepUpRequired` unless `token` is a valid step-up token that the caller's session has earned. It can be used until it
 * expires.
 */
export async function requireStepUp(db: Db, { now, caller, stepUp: token }: Pick<Context, 'now' | 'caller' | 'stepUp'>): Promise<void> {
  if (!caller || typeof token !== 'string') throw new RequestError('StepUpRequired')
  const [found] = await db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        matchesValidToken(db, now, 'step_up', token),
        eq(oneTimeTokens.user_id, caller.user.id),
        eq(oneTimeTokens.session_id, caller.sessionId),
      ),
    )
  if (!found) throw new RequestError('StepUpRequired')
}

/** Issues a step-up token for the caller's session. `lockUser` locks the caller and throws unless their proof is still valid. */
export function issueStepUp(context: Context, lockUser: (tx: Tx) => Promise<UserRow>) {
  const { sessionId } = requireCaller(context)
  return inTransaction(context, async (tx) => {
    const { id: userId } = await lockUser(tx)
    const { token, expires_at } = await issueToken(tx, context.now, 'step_up', { userId, sessionId })
    return { step_up_token: token, expires_at }
  })
}

/**
 * Sends a code for a step-up to the caller's phone. Throws RequestError `PhoneTooNew` for 24 hours after a change of the phone, and while codes to it
 * start no session.
 */
export function sendStepUpCode(context: Context): Promise<SentCode> {
  const { user, sessionId } = requireCaller(context)
  requireStepUpPhone(user, context.now)
  return sendCode(context, { purpose: 'step_up', phone: user.phone, typedPhone: user.phone, userId: user.id, sessionId })
}

/**
 * Completes a step-up with a code, or repeats it by the same attempt. Throws RequestError `OtpInvalid` or `OtpExpired`, also for a code to another
 * phone or of another session.
 */
export async function confirmStepUpCode(
  context: Context,
  { id, code, attempt }: { id: string; code: string; attempt: string | undefined },
) {
  const { sessionId } = requireCaller(context)
  const verified = await verifyCode(context, { purpose: 'step_up', id, code, sessionId, attempt })
  return issueStepUp(context, async (tx) => {
    const user = await lockCaller(tx, context)
    if (user.phone !== verified.phone) throw new RequestError('OtpExpired')
    requireStepUpPhone(user, context.now)
    await redeemCode(tx, context.now, verified)
    return user
  })
}

/** Throws RequestError `PhoneTooNew` unless codes to the phone are a step-up. */
function requireStepUpPhone({ phone_set_at, phone_login_off_at }: UserRow, now: Date): void {
  if (phone_login_off_at !== null) throw new RequestError('PhoneTooNew', unconfirmedPhoneMessage)
  const until = newPhoneUntil(phone_set_at, now)
  if (until) throw new RequestError('PhoneTooNew', undefined, { data: { until: until.toISOString() } })
}
