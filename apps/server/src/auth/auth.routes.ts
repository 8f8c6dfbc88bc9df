import { RequestError, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { isRevoked, revokedMessage } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { requireCaller, type Context } from '../context.ts'
import { users } from '../db/schema/people.ts'
import { userReply } from '../users/userResponse.ts'
import { rolesOf } from '../users/memberships.ts'
import { limitAttempts, enforceRateLimit } from './loginAttempts.ts'
import { issueToken, redeemToken } from './oneTimeTokens.ts'
import { sendCode, verifyCode } from './oneTimeCodes.ts'
import { verifyPassword } from './passwordHash.ts'
import { changePassword, forgotPassword } from './passwordReset.ts'
import { parsePhoneInput } from './phone.ts'
import { registerUser } from './registerUser.ts'
import { startSession, type UserRow } from './sessions.ts'

/** A new session for somebody who has proved who they are. Throws RequestError when no role is left to them (spec section 4). */
async function signIn(context: Context, user: UserRow) {
  const { db, now, client } = context
  // Records with roles stand first, so that one lost organisation does not lock out of the others.
  if (isRevoked(await rolesOf(db, user.id))) throw new RequestError('Forbidden', revokedMessage)
  const token = await startSession(db, now, user.id, client)
  return { ...(await userReply(context, user)), token }
}

async function signInById(context: Context, userId: string) {
  const [user] = await context.db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new RequestError('LinkExpired')
  return signIn(context, user)
}

/** The proof of a step-up, as both of its ways answer it. */
async function issueStepUpToken({ db, now }: Context, userId: string) {
  const { token, expires_at } = await issueToken(db, now, 'step_up', userId)
  return { data: { step_up_token: token, expires_at } }
}

/** Guesses of secrets in links, from one network address. */
const exchangeLimit = { most: 30, windowMs: 15 * 60_000 }

/** Everything by which somebody gets in. */
export const authRoutes: Handlers<typeof contract, Context>['auth'] = {
  async login(context, { body }) {
    const { db, now, client } = context
    const user = await limitAttempts(db, now, body.email, client.address, async () => {
      const [found] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, body.email.toLowerCase()))
      if (!(await verifyPassword(body.password, found?.password_hash)) || !found) throw new RequestError('InvalidCredentials')
      return found
    })
    return { data: await signIn(context, user) }
  },

  async register(context, { body }) {
    const { user, token } = await registerUser(context, body)
    return { ...(await userReply(context, user)), token }
  },

  async requestOtp(context, { body }) {
    const { e164 } = parsePhoneInput(body, 'Invalid phone number')
    const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.phone, e164))
    return { reference_id: await sendCode(context, { purpose: 'login', phone: e164, typed: body.phone, userId: user?.id }) }
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
      const reference_id = await sendCode(context, { purpose: 'step_up', phone: user.phone, typed: user.phone, userId: user.id })
      return { data: { reference_id } }
    }
    await limitAttempts(context.db, context.now, user.email, `step-up ${context.client.address}`, async () => {
      if (!(await verifyPassword(body.password, user.password_hash)))
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
