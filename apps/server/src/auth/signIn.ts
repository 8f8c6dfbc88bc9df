import { RequestError } from '@vehicle-partner/api/server'
import { isRevoked, revokedMessage } from '@vehicle-partner/domain'
import type { Context } from '../context.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { listRoles } from '../users/memberships.ts'
import { toUserResponse } from '../users/userResponse.ts'
import { lockUser } from './accountLock.ts'
import { startSession, type UserRow } from './sessions.ts'

/**
 * Starts a session for a user. `prove` throws unless the proof of identity is still valid while the user is locked, and uses it; it returns
 * the end of a session that this one continues. `onStarted` gets the id of the new session. Throws RequestError `Forbidden` if the user has no role left (spec section 4).
 */
export function signIn(
  context: Context,
  userId: string,
  prove: (tx: Tx, user: UserRow) => Promise<Date | undefined>,
  onStarted?: (tx: Tx, sessionId: string) => Promise<void>,
) {
  return inTransaction(context, async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) throw new RequestError('LinkExpired')
    const endsAt = await prove(tx, user)
    // Memberships with roles come first, so that losing one organisation does not block the others.
    if (isRevoked(await listRoles(tx, user.id))) throw new RequestError('Forbidden', revokedMessage)
    const id = newId('ses', context.now)
    const token = await startSession(tx, context.now, user.id, context.client, endsAt, id)
    await onStarted?.(tx, id)
    return { ...(await toUserResponse({ ...context, db: tx }, user)), token }
  })
}
