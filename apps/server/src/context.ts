import type { EventType, SessionEndReason } from '@vehicle-partner/api/server'
import type { FastifyBaseLogger } from 'fastify'
import type { Membership } from './auth/authorization.ts'
import type { PasswordHasher } from './auth/passwordHash.ts'
import type { Caller } from './auth/sessions.ts'
import type { BankConnection } from './banks/bankConnection.ts'
import type { Db } from './db/database.ts'
import type { NewEvent } from './events/publish.ts'
import type { FileStorage } from './files/fileTypes.ts'
import type { FileThreads } from './generatedFiles/fileThreads.ts'
import type { LimitUse } from './limits/rateLimitHeaders.ts'
import type { MessageSender } from './outbox/messageSender.ts'
import type { Secrets } from './secrets/secrets.ts'

/** What handlers and jobs work with. */
export interface Dependencies {
  db: Db
  /** When the request arrived or the job was due; it does not change during the work. */
  now: Date
  /** Whether magic inputs count and the outbox shows codes. */
  sandbox: boolean
  /** Seconds between two one-time codes for one phone number. */
  otpResendSeconds: number
  /** Vehicles of an earlier year are rejected. */
  minVehicleYear: number
  /** The contents of uploaded files. */
  files: FileStorage
  /** Threads that create PDF and XLSX files. */
  fileThreads: FileThreads
  passwords: PasswordHasher
  /** Encrypts and fingerprints what the database must not reveal. */
  secrets: Secrets
  /** Sends e-mails and text messages; without one they wait until they expire. */
  messageSender: MessageSender | undefined
  /** The connected bank; without one payouts stay scheduled. Never call it inside a transaction. */
  bank: BankConnection | undefined
  /** The address of the portal (`PUBLIC_URL`); undefined: that of the request. */
  publicUrl: URL | undefined
  /** Sends the events that a committed transaction has stored. */
  dispatchEvents: () => void
  /** Sends an event without storing it, such as a position; clients that are offline miss it. */
  broadcast: <T extends EventType>(event: NewEvent<T>) => void
  /** Notifies the sockets of a session that it has ended and closes them, on every server. */
  closeSession: (sessionId: string, reason?: SessionEndReason) => void
  /** Numbers from 0 to 1 that spread retries; not for secrets. */
  random: () => number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Aborted when the server stops. */
  signal: AbortSignal
  /** Identifies this work in the log and the audit log. */
  requestId: string
}

/** What a handler works with while it answers one request. */
export interface Context extends Dependencies {
  /** The session of the request; absent if the call is public. */
  caller: Caller | undefined
  /** The organisation that the call names and the caller's membership in it; present in calls with `who: 'member'`. */
  member: Membership | undefined
  /** The step-up token of the request, unchecked. `requireStepUp` checks it in calls that need one only for some changes. */
  stepUp: string | string[] | undefined
  /** Where the request came from. */
  client: { address: string; userAgent: string | undefined }
  /** The address of the portal, for links in files: `https://partners.example.com`. */
  origin: string
  /** The limits that the request has used so far. */
  limitUses: LimitUse[]
}

/** The context of a request, or the dependencies of a job, which has no caller. */
export type OperationContext = Dependencies & Partial<Pick<Context, 'caller' | 'member' | 'client' | 'limitUses'>>

/** The caller of a call that needs a session. */
export function requireCaller(context: Context): Caller {
  if (!context.caller) throw new Error('The handler needs a caller, but the contract makes this call public')
  return context.caller
}

/** The organisation and membership of a call with `who: 'member'`. */
export function requireMembership(context: Context): Membership {
  if (!context.member) throw new Error('The handler needs an organisation, but the contract names none for this call')
  return context.member
}
