import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { isRevoked, revokedMessage } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { requireCaller, type Context } from '../context.ts'
import { users } from '../db/schema/userTables.ts'
import { toUserResponse } from '../users/userResponse.ts'
import { listRoles } from '../users/memberships.ts'
import { limitAttempts, enforceRateLimit } from './loginAttempts.ts'
import { issueToken, redeemToken } from './oneTimeTokens.ts'
import { sendCode, verifyCode } from './oneTimeCodes.ts'
import { changePassword, forgotPassword } from './passwordReset.ts'
import { parsePhoneInput } from './phone.ts'
import { registerUser } from './registerUser.ts'
import { startSession, type UserRow } from './sessions.ts'

/** Starts a session for an authenticated user. Throws RequestError `Forbidden` if the user has no role left (spec section 4). */
async function signIn(context: Context, user: UserRow) {
  const { db, now, client } = context
  // Memberships with roles come first, so that losing one organisation does not block the others.
  if (isRevoked(await listRoles(db, user.id))) throw new RequestError('Forbidden', revokedMessage)
  const token = await startSession(db, now, user.id, client)
  return { ...(await toUserResponse(context, user)), token }
}

async function signInById(context: Context, userId: string) {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new RequestError('LinkExpired')
  return signIn(context, user)
}

/** The response of both ways to step up. */
async function issueStepUpToken({ db, now }: Context, userId: string) {
  const { token, expires_at } = await issueToken(db, now, 'step_up', userId)
  return { data: { step_up_token: token, expires_at } }
}

/** Limits guesses of link secrets from one network address. */
const exchangeLimit = { most: 30, windowMs: 15 * 60_000 }

/** Login, registration, password reset and step-up. */
export const authRoutes: Handlers<typeof contract, Context>['auth'] = {
  async login(context, { body }) {
    const { db, now, client, passwords } = context
    const user = await limitAttempts(db, now, body.email, client.address, async () => {
      const [found] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, body.email.toLowerCase()))
      if (!(await passwords.verify(body.password, found?.password_hash)) || !found) throw new RequestError('InvalidCredentials')
      return found
    })
    return { data: await signIn(context, user) }
  },

  async register(context, { body }) {
    const { user, token } = await registerUser(context, body)
    return { ...(await toUserResponse(context, user)), token }
  },

  async requestOtp(context, { body }) {
    const { e164 } = parsePhoneInput(body, 'Invalid phone number')
    const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.phone, e164))
    return { reference_id: await sendCode(context, { purpose: 'login', phone: e164, typedPhone: body.phone, userId: user?.id }) }
  },

  async verifyOtp(context, { params, body }) {
    const { userId } = await verifyCode(context, 'login', params.referenceId, body.otp_code)
    return signInById(context, userId)
  },

  async forgotPassword(context, { body }) {
    await forgotPassword(context, body.email)
    return { data: { sent: true } }
  },

  async changePassword(context, { body }) {
    await changePassword(context, body)
    return { data: { changed: true } }
  },

  async handOff(context) {
    return { data: await issueToken(context.db, context.now, 'handoff', requireCaller(context).user.id) }
  },

  async exchange(context, { body }) {
    const { db, now, client } = context
    await enforceRateLimit(db, now, `exchange ${client.address}`, exchangeLimit)
    const { userId } = await redeemToken(db, now, 'handoff', body.token)
    return { data: await signInById(context, userId) }
  },

  async stepUp(context, { body }) {
    const { user } = requireCaller(context)
    if (body.method === 'otp') {
      const reference_id = await sendCode(context, { purpose: 'step_up', phone: user.phone, typedPhone: user.phone, userId: user.id })
      return { data: { reference_id } }
    }
    await limitAttempts(context.db, context.now, user.email, `step-up ${context.client.address}`, async () => {
      if (!(await context.passwords.verify(body.password, user.password_hash)))
        throw new RequestError('InvalidCredentials', 'The password is not correct')
    })
    return issueStepUpToken(context, user.id)
  },

  async confirmStepUp(context, { params, body }) {
    const { user } = requireCaller(context)
    const { userId } = await verifyCode(context, 'step_up', params.referenceId, body.otp_code)
    if (userId !== user.id) throw new RequestError('OtpExpired')
    return issueStepUpToken(context, user.id)
  },
}
