import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, sql } from 'drizzle-orm'
import { limitAttempts } from '../auth/loginAttempts.ts'
import { endSession, endSessions, listSessions } from '../auth/sessions.ts'
import { requireCaller, type Context } from '../context.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { requestEmailChange, requestPhoneChange, confirmEmailChange, confirmPhoneChange } from './contactChanges.ts'
import { listMemberships } from './memberships.ts'
import { attachProfilePicture } from './profilePicture.ts'
import { toProfileResponse, toUserResponse } from './userResponse.ts'

/** The signed-in user: profile, organisations and sessions. */
export const usersRoutes: Handlers<typeof contract, Context>['users'] = {
  profile: (context) => toUserResponse(context, requireCaller(context).user),

  async partnerMembers(context) {
    return { data: await listMemberships(context.db, requireCaller(context).user.id) }
  },

  async endSession(context, { params }) {
    const { user, sessionId } = requireCaller(context)
    const ending = params.sid === 'current' ? sessionId : params.sid
    if (!(await endSession(context.db, context.now, user.id, ending))) throw new RequestError('NotFound')
    context.closeSession(ending)
    return { data: { ended: true } }
  },

  async get(context) {
    return { data: await toProfileResponse(context, requireCaller(context).user) }
  },

  async update(context, { body: { version, avatar, ...changes } }) {
    const { user } = requireCaller(context)
    const changed = await inTransaction(context, async (tx) => {
      const picture = typeof avatar === 'string' ? await attachProfilePicture(tx, context.now, user.id, avatar) : avatar
      const [row] = await tx
        .update(users)
        .set({ ...changes, ...(picture === undefined ? {} : { avatar: picture }), version: sql`${users.version} + 1` })
        .where(and(eq(users.id, user.id), eq(users.version, version)))
        .returning()
      return row
    })
    if (!changed) throw new RequestError('VersionConflict')
    return { data: await toProfileResponse(context, changed) }
  },

  async changePassword(context, { body }) {
    const { user, sessionId } = requireCaller(context)
    const { db, now, client, passwords } = context
    await limitAttempts(db, now, user.email, `password ${client.address}`, async () => {
      if (!(await passwords.verify(body.password, user.password_hash)))
        throw new RequestError('InvalidCredentials', 'The password is not correct')
    })
    const password_hash = await passwords.hash(body.new_password)
    await db.update(users).set({ password_hash }).where(eq(users.id, user.id))
    for (const id of await endSessions(db, now, user.id, sessionId)) context.closeSession(id)
    return { data: { changed: true } }
  },

  async changePhone(context, { body }) {
    return { data: { reference_id: await requestPhoneChange(context, requireCaller(context).user, body) } }
  },

  async confirmPhone(context, { params, body }) {
    const changed = await confirmPhoneChange(context, requireCaller(context).user, params.referenceId, body.otp_code)
    return { data: await toProfileResponse(context, changed) }
  },

  async changeEmail(context, { body }) {
    await requestEmailChange(context, requireCaller(context).user, body.email)
    return { data: { sent: true } }
  },

  async confirmEmail(context, { body }) {
    return { data: { email: await confirmEmailChange(context, body.token) } }
  },

  async sessions(context) {
    const { user, sessionId } = requireCaller(context)
    return { data: await listSessions(context.db, context.now, user.id, sessionId) }
  },

  async endOtherSessions(context) {
    const { user, sessionId } = requireCaller(context)
    const ended = await endSessions(context.db, context.now, user.id, sessionId)
    for (const id of ended) context.closeSession(id)
    return { data: { ended: ended.length } }
  },
}
