import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, sql } from 'drizzle-orm'
import { endSession, endSessions } from '../auth/endSessions.ts'
import { changeOwnPassword } from '../auth/ownPassword.ts'
import { listSessions } from '../auth/sessions.ts'
import { requireCaller, type Context } from '../context.ts'
import { users } from '../db/schema/userTables.ts'
import { listLastSequences } from '../events/eventReplay.ts'
import { inTransaction } from '../events/transaction.ts'
import { cancelEmailChange, confirmPhoneChange, requestEmailChange, requestPhoneChange, resendEmailChange } from './contactChanges.ts'
import { confirmEmail, undoEmailChange } from './emailLinks.ts'
import { resendEmailProof } from './emailProof.ts'
import { listMemberships } from './memberships.ts'
import { listNameChanges, listVerifiedPartners, requestNameChange } from './nameChanges.ts'
import { attachProfilePicture } from './profilePicture.ts'
import { toProfileResponse, toUserResponse } from './userResponse.ts'

/** The signed-in user: profile, organisations and sessions. */
export const usersRoutes: Handlers<typeof contract, Context>['users'] = {
  profile: (context) => toUserResponse(context, requireCaller(context).user),

  async partnerMembers(context) {
    const { id } = requireCaller(context).user
    // Read first: what changes between the two is replayed, not lost.
    const event_seqs = await listLastSequences(context.db, id)
    return { data: await listMemberships(context.db, id), metadata: { event_seqs } }
  },

  async endSession(context, { params }) {
    const { user, sessionId } = requireCaller(context)
    const ending = params.sid === 'current' ? sessionId : params.sid
    const isLogout = ending === sessionId
    const ended = await inTransaction(context, (tx) => endSession(tx, context.now, { userId: user.id, sessionId: ending, isLogout }))
    if (!ended) throw new RequestError('NotFound')
    context.closeSession(ending)
    return { data: { ended: true } }
  },

  async get(context) {
    return { data: await toProfileResponse(context, requireCaller(context).user) }
  },

  async update(context, { body: { version, avatar, fname, lname, ...changes } }) {
    const { user } = requireCaller(context)
    const name = { fname: fname ?? user.fname, lname: lname ?? user.lname }
    const changed = await inTransaction(context, async (tx) => {
      const picture = typeof avatar === 'string' ? await attachProfilePicture(tx, context.now, user.id, avatar) : avatar
      const isRenamed = listNameChanges(user, name).length > 0
      const isReviewed = isRenamed && (await listVerifiedPartners(tx, user.id)).length > 0
      const [row] = await tx
        .update(users)
        .set({
          ...changes,
          ...(isReviewed ? {} : name),
          ...(picture === undefined ? {} : { avatar: picture }),
          version: sql`${users.version} + 1`,
        })
        .where(and(eq(users.id, user.id), eq(users.version, version)))
        .returning()
      if (row && isReviewed) await requestNameChange(tx, context, user, name)
      return row
    })
    if (!changed) throw new RequestError('VersionConflict')
    return { data: await toProfileResponse(context, changed) }
  },

  async changePassword(context, { body }) {
    await changeOwnPassword(context, body)
    return { data: { changed: true } }
  },

  async changePhone(context, { body }) {
    return { data: await requestPhoneChange(context, body) }
  },

  async confirmPhone(context, { params, body }) {
    return { data: await toProfileResponse(context, await confirmPhoneChange(context, params.referenceId, body.otp_code)) }
  },

  async changeEmail(context, { body }) {
    await requestEmailChange(context, body.email)
    return { data: { sent: true } }
  },

  async resendEmailChange(context) {
    return { data: { sent: await resendEmailChange(context) } }
  },

  async cancelEmailChange(context) {
    return { data: { cancelled: await cancelEmailChange(context) } }
  },

  async resendEmailConfirmation(context) {
    return { data: { sent: await resendEmailProof(context) } }
  },

  async confirmEmail(context, { body }) {
    return { data: { email: await confirmEmail(context, body.token) } }
  },

  async undoEmail(context, { body }) {
    await undoEmailChange(context, body.token)
    return { data: { undone: true } }
  },

  async sessions(context) {
    const { user, sessionId } = requireCaller(context)
    return { data: await listSessions(context.db, context.now, user.id, sessionId) }
  },

  async endOtherSessions(context) {
    const { user, sessionId } = requireCaller(context)
    const ended = await inTransaction(context, (tx) => endSessions(tx, context.now, user.id, sessionId))
    for (const id of ended) context.closeSession(id)
    return { data: { ended: ended.length } }
  },
}
