import type { EventType } from '@vehicle-partner/api/contract'
import type { Membership } from './auth/access.ts'
import type { Caller } from './auth/sessions.ts'
import type { Db } from './db/database.ts'
import type { NewEvent } from './events/publish.ts'
import type { Files } from './files/files.ts'

/** What handlers and jobs alike may use. */
export interface Ports {
  db: Db
  /** When the call arrived, or when the job was due; the same for everything that it does. */
  now: Date
  /** Whether magic inputs count and the outbox shows codes. */
  sandbox: boolean
  /** Seconds between two one-time codes for one phone number. */
  otpResendSeconds: number
  /** Vehicles of an earlier year are not taken. */
  minVehicleYear: number
  /** Where the content of uploaded files is kept. */
  files: Files
  /** Tells that a transaction has left events behind: they are sent as soon as possible. */
  committed: () => void
  /** Sends an event that passes by, such as a position: it is not written down, and who is away misses it. */
  pass: <T extends EventType>(event: NewEvent<T>) => void
  /** Tells the sockets of a session that it has ended, and closes them. */
  sessionEnded: (sessionId: string) => void
  /** What the log and the audit trail call this piece of work. */
  requestId: string
}

/** What a handler may use to answer one call. */
export interface Context extends Ports {
  /** Who calls; absent only in calls that anyone may make. */
  caller: Caller | undefined
  /** The organisation that the call names and what the caller is there; present in calls with `who: 'member'`. */
  member: Membership | undefined
  /** Where the call came from. */
  from: { address: string; userAgent: string | undefined }
}

/** Who does something, as far as it is known: a context of a call, or the ports of a job. */
export type Acting = Ports & Partial<Pick<Context, 'caller' | 'member' | 'from'>>

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
