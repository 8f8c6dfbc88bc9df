import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { eq, sql } from 'drizzle-orm'
import { requireCaller, type Context } from '../context.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { countFailures } from '../limits/countUse.ts'
import { toUserResponse } from '../users/userResponse.ts'
import { lockCaller } from './accountLock.ts'
import { findTokenUser, issueToken, redeemToken } from './oneTimeTokens.ts'
import { recordStartedSession, redeemCode, sendCode, verifyCode } from './oneTimeCodes.ts'
import { lockVerifiedCaller, verifyOwnPassword } from './ownPassword.ts'
import { changePassword, checkResetLink, forgotPassword } from './passwordReset.ts'
import { parsePhoneInput } from './phone.ts'
import { registerUser } from './registerUser.ts'
import { findSessionEnd } from './sessions.ts'
import { signIn } from './signIn.ts'
import { confirmStepUpCode, issueStepUp, sendStepUpCode } from './stepUp.ts'

/** For a phone that has not been confirmed since the account was taken back by mail. */
const phoneLoginOffText = 'Codes to this number are off because it is not confirmed. Log in with your e-mail address and password.'

/** Login, registration, password reset and step-up. */
export const authRoutes: Handlers<typeof contract, Context>['auth'] = {
  async login(context, { body }) {
    const email = body.email.toLowerCase()
    const [found] = await context.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
    const logIn = async () => {
      if (!(await context.passwords.verify(body.password, found?.password_hash)) || !found) throw new RequestError('InvalidCredentials')
      return found
    }
    const user = await countFailures(context, 'login', { account: email }, logIn, { ownerId: found?.id })
    return {
      data: await signIn(context, user.id, async (_, { password_hash }) => {
        // The password has changed since it was verified.
        if (password_hash !== user.password_hash) throw new RequestError('InvalidCredentials')
        return undefined
      }),
    }
  },

  async register(context, { body }) {
    const { user, token } = await registerUser(context, body)
    return { ...(await toUserResponse(context, user)), token }
  },

  async requestOtp(context, { body }) {
    const { e164 } = parsePhoneInput(body, 'Invalid phone number')
    const [user] = await context.db.select({ id: users.id, offAt: users.phone_login_off_at }).from(users).where(eq(users.phone, e164))
    const recipient = user && user.offAt !== null ? { userId: undefined, withoutUser: phoneLoginOffText } : { userId: user?.id }
    return sendCode(context, { purpose: 'login', phone: e164, typedPhone: body.phone, ...recipient })
  },

  async verifyOtp(context, { params, body }) {
    const { otp_code: code, attempt } = body
    const verified = await verifyCode(context, { purpose: 'login', id: params.referenceId, code, attempt })
    let ended: string | undefined
    const signedIn = await signIn(
      context,
      verified.userId,
      async (tx, { phone }) => {
        if (phone !== verified.phone) throw new RequestError('OtpExpired')
        ended = await redeemCode(tx, context.now, verified)
        return undefined
      },
      (tx, sessionId) => recordStartedSession(tx, verified, sessionId),
    )
    if (ended !== undefined) context.closeSession(ended)
    return signedIn
  },

  async forgotPassword(context, { body }) {
    await forgotPassword(context, body.email)
    return { data: { sent: true } }
  },

  async checkResetLink(context, { body }) {
    await checkResetLink(context, body.token)
    return { data: { works: true } }
  },

  async changePassword(context, { body }) {
    await changePassword(context, body)
    return { data: { changed: true } }
  },

  handOff(context) {
    const { sessionId } = requireCaller(context)
    return inTransaction(context, async (tx) => {
      const { id: userId } = await lockCaller(tx, context)
      return { data: await issueToken(tx, context.now, 'handoff', { userId, sessionId }) }
    })
  },

  async exchange(context, { body }) {
    const { db, now } = context
    const userId = await countFailures(context, 'linkGuess', {}, () => findTokenUser(db, now, 'handoff', body.token))
    return {
      data: await signIn(context, userId, async (tx) => {
        const { sessionId } = await redeemToken(tx, now, 'handoff', body.token)
        return findSessionEnd(tx, sessionId ?? '')
      }),
    }
  },

  async stepUp(context, { body }) {
    if (body.method === 'otp') return { data: await sendStepUpCode(context) }
    await verifyOwnPassword(context, body.password)
    return { data: await issueStepUp(context, (tx) => lockVerifiedCaller(tx, context)) }
  },

  async confirmStepUp(context, { params, body }) {
    const { otp_code: code, attempt } = body
    return { data: await confirmStepUpCode(context, { id: params.referenceId, code, attempt }) }
  },
}
