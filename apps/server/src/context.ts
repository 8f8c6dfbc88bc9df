import type { Membership } from './auth/access.ts'
import type { Caller } from './auth/sessions.ts'
import type { Db } from './db/database.ts'

/** What a handler may use to answer one call. */
export interface Context {
  db: Db
  /** When the call arrived; the same for everything that it does. */
  now: Date
  /** Who calls; absent only in calls that anyone may make. */
  caller: Caller | undefined
  /** The organisation that the call names and what the caller is there; present in calls with `who: 'member'`. */
  member: Membership | undefined
  /** Where the call came from. */
  from: { address: string; userAgent: string | undefined }
  /** Tells the sockets of a session that it has ended, and closes them. */
  sessionEnded: (sessionId: string) => void
}

/** The caller of a call that only signed-in people can make. */
export function signedIn(context: Context): Caller {
  if (!context.caller) throw new Error('The contract lets anyone make this call, its handler does not')
  return context.caller
}

/** The organisation that a call with `who: 'member'` names. */
export function organization(context: Context): Membership {
  if (!context.member) throw new Error('The contract names no organisation for this call, its handler needs one')
  return context.member
}
