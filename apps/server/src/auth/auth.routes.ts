import { Refusal, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { isRevoked, revokedMessage } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { users } from '../db/schema/people.ts'
import { userReply } from '../users/user.ts'
import { rolesOf } from '../users/memberships.ts'
import { asTry } from './loginTries.ts'
import { verifyPassword } from './password.ts'
import { startSession } from './sessions.ts'

/** Logging in. */
export const authRoutes: Handlers<typeof contract, Context>['auth'] = {
  async login({ db, now, from }, { body }) {
    const user = await asTry(db, now, body.email, from.address, async () => {
      const [found] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, body.email.toLowerCase()))
      if (!(await verifyPassword(body.password, found?.password_hash)) || !found) throw new Refusal('InvalidCredentials')
      return found
    })
    // Records with roles stand first, so that one lost organisation does not lock out of the others.
    if (isRevoked(await rolesOf(db, user.id))) throw new Refusal('Forbidden', revokedMessage)
    const token = await startSession(db, now, user.id, from)
    return { data: { ...(await userReply(db, user)), token } }
  },
}
