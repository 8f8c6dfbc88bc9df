// Longer than most files: it is the one table of all limits, from which docs/limits.md is written.
import { checkAttempts, codeLifetimeMinutes, codeTries, maxResendsPerDay } from '@vehicle-partner/domain'

/** What uses are counted by, in the order in which they are counted. An IPv6 address counts by its /64, which is what one connection has. */
export const limitScopes = ['address', 'account and address', 'account', 'user', 'partner', 'phone', 'recipient', 'everything'] as const
export type LimitScope = (typeof limitScopes)[number]

/** At most `most` uses in a window of `seconds` that starts with the first use. */
export interface Quota {
  by: LimitScope
  most: number
  seconds: number
}

/** A limit that is counted in the table `limit_counters`, in the order of its quotas: a use that one rejects is not counted by those after it. */
export interface CountedLimit {
  what: string
  /** Failures are counted while an attempt runs and given back when it succeeds. */
  counts: 'uses' | 'failures'
  /** @default requests */
  unit?: 'bytes'
  quotas: readonly Quota[]
  reason: string
}

const second = 1
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const MB = 1024 * 1024
const GB = 1024 * MB

// The address comes first, so that a caller who is stopped cannot use up the quota of another caller; everything comes last, so that one caller
// cannot use it up alone. Numbers by address are large: the mobile networks of Nigeria put thousands of people behind one IPv4 address.
export const countedLimits = {
  login: {
    what: 'Failed logins with a password',
    counts: 'failures',
    quotas: [
      { by: 'address', most: 300, seconds: 15 * minute },
      { by: 'account and address', most: 10, seconds: 15 * minute },
      { by: 'account', most: 100, seconds: 15 * minute },
      { by: 'everything', most: 3000, seconds: 15 * minute },
    ],
    reason:
      'Guessing one password, and one password on many accounts. An address that has logged in to the account before is not stopped by the last two.',
  },
  password: {
    what: 'Wrong passwords of a user who is logged in (step-up, change of password)',
    counts: 'failures',
    quotas: [
      { by: 'address', most: 300, seconds: 15 * minute },
      { by: 'user', most: 10, seconds: 15 * minute },
      { by: 'everything', most: 3000, seconds: 15 * minute },
    ],
    reason: 'A stolen session must not become the password. The code to the phone still works.',
  },
  codeRequest: {
    what: 'One-time codes sent to a phone',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 1000, seconds: hour },
      { by: 'user', most: 10, seconds: hour },
      { by: 'phone', most: 5, seconds: hour },
      { by: 'everything', most: 5000, seconds: hour },
    ],
    reason: 'Every message costs money and disturbs the person with the number.',
  },
  codeGuess: {
    what: 'Wrong one-time codes',
    counts: 'failures',
    quotas: [
      { by: 'address', most: 300, seconds: 15 * minute },
      { by: 'phone', most: 30, seconds: day },
      { by: 'everything', most: 1000, seconds: hour },
    ],
    reason:
      'A code has four digits: guesses over many codes and many phones add up. An address that has logged in to the account before is not stopped by the last two.',
  },
  registration: {
    what: 'Registrations, whether they succeed or not',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 1000, seconds: hour },
      { by: 'everything', most: 10_000, seconds: hour },
    ],
    reason: 'Each one computes a password hash, and sends a mail if it succeeds.',
  },
  takenContact: {
    what: 'Answers that an e-mail address or phone number is taken',
    counts: 'failures',
    quotas: [
      { by: 'address', most: 200, seconds: hour },
      { by: 'user', most: 10, seconds: hour },
      { by: 'everything', most: 5000, seconds: hour },
    ],
    reason: 'Finding out who has an account. Above the limit the answer is the same for a free and a taken one.',
  },
  passwordReset: {
    what: 'Mails to choose a new password',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 300, seconds: hour },
      { by: 'recipient', most: 5, seconds: hour },
      { by: 'everything', most: 5000, seconds: hour },
    ],
    reason: 'Flooding an inbox.',
  },
  linkGuess: {
    what: 'Secrets of links that do not work (reset, confirmation, hand-off, invitation, roadside pack)',
    counts: 'failures',
    quotas: [
      { by: 'address', most: 300, seconds: 15 * minute },
      { by: 'everything', most: 10_000, seconds: 15 * minute },
    ],
    reason: 'Guessing; the secrets have 256 bits, so this mostly keeps the load away.',
  },
  contactChange: {
    what: 'Mails to confirm an e-mail address',
    counts: 'uses',
    quotas: [{ by: 'user', most: 5, seconds: hour }],
    reason: 'No one changes an address more often. These mails count as mails to strangers as well.',
  },
  strangerMail: {
    what: 'Mails to an address that the recipient has not given us (invitations, confirmation of an address)',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 500, seconds: hour },
      { by: 'partner', most: 300, seconds: day },
      { by: 'recipient', most: 20, seconds: day },
      { by: 'everything', most: 10_000, seconds: day },
    ],
    reason: 'Flooding a stranger, also through many accounts and organisations.',
  },
  driverMessage: {
    what: 'Invitations of drivers by text message',
    counts: 'uses',
    quotas: [
      { by: 'partner', most: 300, seconds: day },
      { by: 'recipient', most: 10, seconds: day },
      { by: 'everything', most: 5000, seconds: day },
    ],
    reason: 'Every message costs money and disturbs the person with the number.',
  },
  bankLookup: {
    what: 'Names of bank accounts looked up',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 600, seconds: 15 * minute },
      { by: 'user', most: 10, seconds: minute },
      { by: 'everything', most: 6000, seconds: 15 * minute },
    ],
    reason: 'Collecting names by account number.',
  },
  upload: {
    what: 'Uploaded files',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 20_000, seconds: day },
      { by: 'user', most: 1000, seconds: day },
      { by: 'everything', most: 100_000, seconds: day },
    ],
    reason: 'Each file is written to the disk and has rows in the database.',
  },
  uploadBytes: {
    what: 'Bytes of uploaded files',
    counts: 'uses',
    unit: 'bytes',
    quotas: [
      { by: 'address', most: 40 * GB, seconds: day },
      { by: 'user', most: 2 * GB, seconds: day },
      { by: 'everything', most: 100 * GB, seconds: day },
    ],
    reason: 'Filling the disk.',
  },
  roadsidePack: {
    what: 'Roadside packs made',
    counts: 'uses',
    quotas: [
      { by: 'user', most: 500, seconds: hour },
      { by: 'partner', most: 2000, seconds: day },
    ],
    reason: 'Each one is a link to what is in force of a vehicle and its driver.',
  },
  roadsideCheck: {
    what: 'Checks of roadside packs',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 1000, seconds: 15 * minute },
      { by: 'everything', most: 50_000, seconds: 15 * minute },
    ],
    reason: 'Anyone may call it, and each one reads the documents of a vehicle. Links that do not work count as guessed secrets too.',
  },
  report: {
    what: 'Reports',
    counts: 'uses',
    quotas: [
      { by: 'user', most: 300, seconds: hour },
      { by: 'partner', most: 1000, seconds: hour },
    ],
    reason: 'Each one reads up to all rows of an organisation.',
  },
  idempotencyKey: {
    what: 'Writes with an Idempotency-Key',
    counts: 'uses',
    quotas: [
      { by: 'address', most: 500_000, seconds: day },
      { by: 'user', most: 10_000, seconds: day },
    ],
    reason: 'The response to each one is stored for a day.',
  },
} as const satisfies Readonly<Record<string, CountedLimit>>

export type LimitName = keyof typeof countedLimits

/** A limit that is kept beside what it limits, in its own columns or in memory. */
export interface OtherLimit {
  what: string
  by: string
  most: number
  /** The window, as text. */
  window: string
  seconds?: number
  reason: string
}

export const otherLimits = {
  codeTries: {
    what: 'Guesses of one code',
    by: 'code',
    most: codeTries,
    window: `${codeLifetimeMinutes} minutes, its lifetime`,
    reason: 'Of 10,000 possible codes.',
  },
  codeResend: {
    what: 'Codes to one phone for one purpose',
    by: 'phone',
    most: 1,
    window: '`OTP_RESEND_S`, 120 seconds',
    reason: 'The first message may still be under way.',
  },
  kycSubmission: {
    what: 'Submissions of one KYC step',
    by: 'partner',
    most: checkAttempts,
    window: 'day in Lagos',
    reason: 'Every check of a document costs money.',
  },
  invitationResend: {
    what: 'Resends of one invitation of a member',
    by: 'invitation',
    most: maxResendsPerDay,
    window: 'day in Lagos',
    reason: 'Flooding an inbox.',
  },
  driverInvitation: {
    what: 'Invitations of one driver',
    by: 'driver',
    most: 1,
    seconds: 60,
    window: '60 seconds',
    reason: 'The first message may still be under way.',
  },
  unattachedBytes: {
    what: 'Bytes of uploads that are not attached to anything yet; they are deleted after a day',
    by: 'user',
    most: 300 * MB,
    window: 'at once',
    reason: 'Storing files that belong to nothing.',
  },
  reportsOfUser: {
    what: 'Reports that are queued or being created',
    by: 'user',
    most: 5,
    window: 'at once',
    reason: 'Large reports are created one after another.',
  },
  reportsOfPartner: {
    what: 'Reports that are queued or being created',
    by: 'partner',
    most: 20,
    window: 'at once',
    reason: 'Large reports are created one after another.',
  },
  socketsOfSession: {
    what: 'Sockets of a session, on one server',
    by: 'session',
    most: 20,
    window: 'at once',
    reason: 'One for each tab; each costs memory.',
  },
  socketsOfAddress: {
    what: 'Connections of sockets, on one server, also before they have a session',
    by: 'address',
    most: 1000,
    window: 'at once',
    reason: 'Each costs memory.',
  },
  socketMessages: {
    what: 'Messages of one socket; the connection is closed above it',
    by: 'socket',
    most: 20,
    window: '10 seconds',
    reason: 'Each reads the rights of the user.',
  },
} as const satisfies Readonly<Record<string, OtherLimit>>
