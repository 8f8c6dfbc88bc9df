import { Refusal, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { endSession } from '../auth/sessions.ts'
import { signedIn, type Context } from '../context.ts'
import { membershipsOf } from './memberships.ts'
import { userReply } from './user.ts'

/** The signed-in person: profile, organisations, sessions. */
export const usersRoutes: Handlers<typeof contract, Context>['users'] = {
  profile: (context) => userReply(context.db, signedIn(context).user),

  async partnerMembers(context) {
    return { data: await membershipsOf(context.db, signedIn(context).user.id) }
  },

  async endSession(context, { params }) {
    const { user, sessionId } = signedIn(context)
    const ending = params.sid === 'current' ? sessionId : params.sid
    if (!(await endSession(context.db, context.now, user.id, ending))) throw new Refusal('NotFound')
    context.sessionEnded(ending)
    return { data: { ended: true } }
  },
}
