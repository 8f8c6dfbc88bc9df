import { and, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { jobFailures, jobRuns } from '../db/schema/jobTables.ts'
import { limitCounters } from '../db/schema/limitTables.ts'
import { events, idempotencyKeys, imports, reports, storedFiles, uploads } from '../db/schema/operationTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { memberInvitations } from '../db/schema/partnerTables.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { positions } from '../db/schema/positionTables.ts'
import { roadsidePacks } from '../db/schema/roadsidePackTables.ts'
import { tripShares } from '../db/schema/tripIssueTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { formerContacts, oneTimeTokens, otpCodes, sessions, setupDrafts } from '../db/schema/userTables.ts'

/** What is deleted when. `docs/data-retention.md` lists the same; a test compares them. */
export interface RetentionRule {
  table: PgTable
  /** What is deleted. */
  what: string
  /** How many days it is kept after `since`. */
  days: number
  /** The event from which the days count. */
  since: string
  /** The rows to delete: those whose days have passed at `before`. */
  isOver: (before: Date) => SQL | undefined
  /** Overwrites columns and keeps the row. */
  erase?: SQL
  sandboxOnly?: true
}

/** The rules by name, in the order in which they run: what refers to other rows comes before them. */
export const retentionRules = {
  'one-time-codes': {
    table: otpCodes,
    what: 'One-time codes of logins, step-ups and changed phone numbers (hashed)',
    days: 1,
    since: 'they expired',
    isOver: (before) => lt(otpCodes.expires_at, before),
  },
  'one-time-tokens': {
    table: oneTimeTokens,
    what: 'Tokens of links and step-ups (hashed): password reset, e-mail address and its undo, hand-off, calendar feed',
    days: 1,
    since: 'they expired',
    isOver: (before) => lt(oneTimeTokens.expires_at, before),
  },
  'former-contacts': {
    table: formerContacts,
    what: 'Former e-mail addresses and phone numbers of users',
    days: 0,
    since: 'their reservation ended',
    isOver: (before) => lt(formerContacts.reserved_until, before),
  },
  'setup-drafts': {
    table: setupDrafts,
    what: 'Drafts of set-up forms (encrypted); deleted at once when the form is sent or the account is deleted',
    days: 60,
    since: 'they were last changed',
    isOver: (before) => lt(setupDrafts.updated_at, before),
  },
  sessions: {
    table: sessions,
    what: 'Sessions, with address and browser',
    days: 30,
    since: 'they expired or were revoked',
    isOver: (before) => or(lt(sessions.expires_at, before), lt(sessions.revoked_at, before)),
  },
  'limit-counters': {
    table: limitCounters,
    what: 'Counters of limits and failed logins',
    days: 0,
    since: 'their window ended',
    isOver: (before) => lt(limitCounters.window_ends_at, before),
  },
  'idempotency-keys': {
    table: idempotencyKeys,
    what: 'Responses to writes with an `Idempotency-Key`',
    days: 1,
    since: 'the first request',
    isOver: (before) => lt(idempotencyKeys.created_at, before),
  },
  invitations: {
    table: memberInvitations,
    what: 'Invitations to organisations, with the invited address',
    days: 90,
    since: 'they were accepted, cancelled or expired',
    isOver: (before) =>
      lt(
        sql`coalesce(${memberInvitations.accepted_at}, ${memberInvitations.cancelled_at}, ${memberInvitations.expires_at})`,
        before.toISOString(),
      ),
  },
  messages: {
    table: outbox,
    what: 'E-mails and text messages of the outbox',
    days: 30,
    since: 'they were written',
    isOver: (before) => lt(outbox.created_at, before),
  },
  'sandbox-messages': {
    table: outbox,
    what: 'Messages of the outbox beyond the newest 500, in the sandbox',
    days: 0,
    since: 'they were written',
    isOver: () => sql`${outbox.id} in (select id from outbox order by created_at desc, id desc offset 500)`,
    sandboxOnly: true,
  },
  'read-notifications': {
    table: notifications,
    what: 'Notifications that were read',
    days: 90,
    since: 'they were created',
    isOver: (before) => and(isNotNull(notifications.read_at), lt(notifications.created_at, before)),
  },
  notifications: {
    table: notifications,
    what: 'All other notifications',
    days: 365,
    since: 'they were created',
    isOver: (before) => lt(notifications.created_at, before),
  },
  events: {
    table: events,
    what: 'Realtime events',
    days: 30,
    since: 'they happened',
    isOver: (before) => lt(events.at, before),
  },
  positions: {
    table: positions,
    what: 'Positions of vehicles',
    days: 90,
    since: 'they were received',
    isOver: (before) => lt(positions.received_at, before),
  },
  passengers: {
    table: passengers,
    what: 'Names, phone numbers, companies and needs of passengers; seats and stops are kept',
    days: 30,
    since: 'the departure of their trip',
    isOver: (before) =>
      and(
        ne(passengers.phone, ''),
        sql`${passengers.trip_id} in (select ${trips.id} from ${trips} where ${lt(trips.departure_at, before)})`,
      ),
    erase: sql`fname = '', lname = '', phone = '', company = null, needs = '{}'`,
  },
  'trip-shares': {
    table: tripShares,
    what: 'Links that show a trip to visitors (hashed)',
    days: 7,
    since: 'they expired or were revoked',
    isOver: (before) => or(lt(tripShares.expires_at, before), lt(tripShares.ended_at, before)),
  },
  'roadside-packs': {
    table: roadsidePacks,
    what: 'Roadside packs: their links (hashed), and how often they were checked',
    days: 30,
    since: 'they expired or were ended',
    isOver: (before) => or(lt(roadsidePacks.expires_at, before), lt(roadsidePacks.ended_at, before)),
  },
  imports: {
    table: imports,
    what: 'Results of imports; the imported rows are erased as soon as the import has ended',
    days: 30,
    since: 'the import ended',
    isOver: (before) => lt(imports.done_at, before),
  },
  reports: {
    table: reports,
    what: 'Entries of reports; their files are deleted seven days after they were made, by the job `report-expiry`',
    days: 90,
    since: 'they were requested',
    isOver: (before) => and(inArray(reports.status, ['failed', 'expired']), lt(reports.created_at, before)),
  },
  uploads: {
    table: uploads,
    what: 'Uploaded files that were attached to nothing, and files of expired reports',
    days: 1,
    since: 'the upload',
    isOver: (before) => and(isNull(uploads.attached_at), lt(uploads.created_at, before)),
  },
  'file-contents': {
    table: storedFiles,
    what: 'Contents of files on the disk, with the small versions of photos',
    days: 0,
    since: 'no upload has them any more',
    isOver: () => sql`not exists (select 1 from ${uploads} where ${uploads.hash} = ${storedFiles.hash})`,
  },
  'job-failures': {
    table: jobFailures,
    what: 'Failures of items of jobs (codes and ids); deleted at once when the item succeeds or is no longer due',
    days: 7,
    since: 'the last try',
    isOver: (before) => lt(jobFailures.last_failed_at, before),
  },
  'job-runs': {
    table: jobRuns,
    what: 'Last runs of jobs that no longer exist, with the code of their failure',
    days: 365,
    since: 'the last run',
    isOver: (before) => lt(jobRuns.done_until, before),
  },
} satisfies Record<string, RetentionRule>

export type RetentionRuleName = keyof typeof retentionRules
