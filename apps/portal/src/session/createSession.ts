import type { Session } from '@vehicle-partner/api/session'
import { activeContext } from '@vehicle-partner/domain'
import type { Membership, Profile } from './sessionManager.ts'

/** Creates the session of a user. The organisation that was active stays so, if the user can still work in it. */
export function createSession(token: string, user: Profile, records: readonly Membership[], activePartnerId?: string): Session {
  const { id, role, email, fname, lname } = user
  return {
    token,
    user: { id, role, email, fname, lname },
    associatedOrganizations: [...records],
    activeContext: activeContext(records, activePartnerId) ?? null,
  }
}
