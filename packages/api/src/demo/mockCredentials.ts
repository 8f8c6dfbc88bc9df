import {
  codeLifetimeMinutes,
  codeRepeatMinutes,
  codeTries,
  emailProofDays,
  isRecipient,
  otpLength,
  paths,
  wrongCodeMessage,
} from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import type { ApiResponse, ApiRequest } from '../kernel/transport.ts'
import type { DemoData, MockPerson } from './demoData.ts'

type CodePurpose = 'login' | 'step_up' | 'phone'

interface MockToken {
  kind: 'password_reset' | 'handoff' | 'email' | 'email_undo'
  token: string
  user_id: string
  expires_at: string
  /** The new address, or the one that an undo puts back. */
  email?: string | undefined
  /** The session of a handoff. */
  session_id?: string | undefined
  /** The phone that an undo puts back. */
  phone?: string | undefined
  /** Whether the user had proved the address that an undo puts back. */
  is_proved?: boolean | undefined
}

/** One-time codes, tokens and sent messages of the mock. */
export interface MockCredentials {
  outbox: { channel: 'email' | 'sms'; to: string; text: string; code?: string; link?: string; created_at: string }[]
  otps: {
    reference_id: string
    user_id: string | null
    purpose: CodePurpose
    /** The session that alone can use the code; null for a login. */
    session_id: string | null
    phone: string
    code: string
    tries: number
    /** The attempt that has used the code and can repeat it, with the token of the session that it has started. */
    used?: { attempt: string | undefined; until: string; token: string } | undefined
    created_at: string
    expires_at: string
  }[]
  /** Issued step-up tokens; they end with their session. */
  stepUps: { token: string; session_id: string; expires_at: string }[]
  /** Single-use tokens of links and handoffs. */
  oneTime: MockToken[]
}

export const createMockCredentials = (): MockCredentials => ({ outbox: [], otps: [], stepUps: [], oneTime: [] })

/** The one-time code of all messages of the mock. */
export const demoCode = '1234'.slice(0, otpLength)

const minutesFromNow = (demoData: DemoData, count: number) => new Date(demoData.clock().getTime() + count * 60_000).toISOString()

/** A time at which voided codes and tokens have expired. They stay in their lists, whose lengths number new ones. */
const voided = ''

/**
 * Sends a code to a phone number and returns its reference, also if no user has the number. `session`: the one that alone can use it. It ends
 * the unused codes of the user for the same purpose, except those of a login, which anyone can request.
 */
export function sendOtp(
  demoData: DemoData,
  phone: string,
  person: MockPerson | undefined,
  { purpose = 'login', typed = phone, session = null }: { purpose?: CodePurpose; typed?: string; session?: string | null } = {},
): string {
  const created_at = demoData.clock().toISOString()
  for (const each of purpose === 'login' ? [] : demoData.otps)
    if (each.user_id === person?.id && each.purpose === purpose && !each.used) each.expires_at = voided
  const reference_id = `otp_demo${demoData.otps.length + 1}`
  demoData.otps.push({
    reference_id,
    user_id: person?.id ?? null,
    purpose,
    session_id: session,
    phone,
    code: demoCode,
    tries: 0,
    created_at,
    expires_at: minutesFromNow(demoData, codeLifetimeMinutes),
  })
  const text = person ? `Your code is ${demoCode}` : 'No account uses this number'
  demoData.outbox.push({ channel: 'sms', to: typed, text, ...(person ? { code: demoCode } : {}), created_at })
  return reference_id
}

type MockCode = MockCredentials['otps'][number]

/** A code that was entered correctly, and whose it is. */
export interface VerifiedCode {
  code: MockCode
  userId: string
}

interface CodeGuess {
  purpose: CodePurpose
  reference: string
  code: string
  /** The session that alone can use the code; null for a login. */
  session?: string | null
  /** What only the client knows that enters the code. */
  attempt?: string | undefined
}

/**
 * Verifies a code by the rules of the server; `redeemOtp` then uses it. Throws RequestError `OtpInvalid` for a wrong code, and `OtpExpired` after ten
 * minutes, five tries or one use, unless the attempt that has used it repeats it.
 */
export function verifyOtp(demoData: DemoData, { purpose, reference, code, session = null, attempt }: CodeGuess): VerifiedCode {
  const found = demoData.otps.find((each) => each.reference_id === reference && each.purpose === purpose && each.session_id === session)
  const now = demoData.clock().toISOString()
  const isRepeatable = attempt !== undefined && found?.used?.attempt === attempt && found.used.until > now
  const isOpen = found?.used === undefined && found !== undefined && found.expires_at > now
  if (!found || !(isOpen || isRepeatable) || found.tries >= codeTries) throw new RequestError('OtpExpired')
  found.tries += 1
  if (found.user_id === null || found.code !== code) {
    const tries_left = codeTries - found.tries
    if (tries_left === 0) throw new RequestError('OtpExpired')
    throw new RequestError('OtpInvalid', wrongCodeMessage(tries_left), { data: { tries_left } })
  }
  return { code: found, userId: found.user_id }
}

/** Uses a verified code. The attempt that has used it can repeat it: the session that a login has started ends then. */
export function redeemOtp(demoData: DemoData, { code }: VerifiedCode, attempt?: string): void {
  if (code.used && code.session_id === null) {
    const { token } = code.used
    const ended = demoData.sessions.find((session) => session.token === token)
    if (!ended) throw new RequestError('OtpExpired')
    demoData.sessions = demoData.sessions.filter((session) => session !== ended)
  }
  code.used ??= { attempt, until: minutesFromNow(demoData, codeRepeatMinutes), token: '' }
}

/** Records the session that a code has started, so that the same attempt can repeat the login. */
export function recordStartedSession({ code }: VerifiedCode, token: string): void {
  if (code.used) code.used.token = token
}

/** A step-up token, valid for ten minutes. */
export function issueStepUp(demoData: DemoData, session_id: string) {
  const step_up_token = `step-${demoData.stepUps.length + 1}`
  const expires_at = minutesFromNow(demoData, 10)
  demoData.stepUps.push({ token: step_up_token, session_id, expires_at })
  return { step_up_token, expires_at }
}

/** Issues a single-use token. A new reset link voids those before. */
export function issueOneTimeToken(
  demoData: DemoData,
  kind: MockToken['kind'],
  user_id: string,
  lastsMinutes: number,
  more: Pick<MockToken, 'email' | 'phone' | 'is_proved' | 'session_id'> = {},
) {
  if (kind === 'password_reset')
    for (const each of demoData.oneTime) if (each.kind === kind && each.user_id === user_id) each.expires_at = voided
  const token = `${kind}-${demoData.oneTime.length + 1}`
  const expires_at = minutesFromNow(demoData, lastsMinutes)
  demoData.oneTime.push({ kind, token, user_id, expires_at, ...more })
  return { token, expires_at }
}

/** Mails the link that confirms the present e-mail address. */
export function sendEmailConfirmation(demoData: DemoData, { id, email }: MockPerson): void {
  const { token } = issueOneTimeToken(demoData, 'email', id, emailProofDays * 24 * 60, { email })
  const created_at = demoData.clock().toISOString()
  const link = paths.confirmEmail({ token })
  demoData.outbox.push({ channel: 'email', to: email, text: 'Confirm your e-mail address', link, created_at })
}

/** Finds a single-use token. Throws RequestError `LinkExpired` if it is unknown, used or expired. */
export function findOneTimeToken(demoData: DemoData, kind: MockToken['kind'], token: string): MockToken {
  const found = demoData.oneTime.find(
    (each) => each.kind === kind && each.token === token && each.expires_at > demoData.clock().toISOString(),
  )
  if (!found) throw new RequestError('LinkExpired')
  return found
}

/** Redeems a single-use token. Throws RequestError `LinkExpired` if it is unknown, used or expired. */
export function redeemOneTimeToken(demoData: DemoData, kind: MockToken['kind'], token: string): MockToken {
  const found = findOneTimeToken(demoData, kind, token)
  found.expires_at = voided
  return found
}

/**
 * Ends the sessions of a user, except the one of this id, and voids what could make another. Returns the number of ended sessions.
 */
export function endSessions(demoData: DemoData, person: MockPerson, exceptId?: string): number {
  voidPendingProofs(demoData, person)
  const ended = demoData.sessions.filter(({ id, user_id }) => user_id === person.id && id !== exceptId)
  demoData.sessions = demoData.sessions.filter((each) => !ended.includes(each))
  return ended.length
}

/** Voids handoffs, step-ups, codes, reset links and pending changes of a user. */
export function voidPendingProofs(demoData: DemoData, person: MockPerson): void {
  const ownSessions = new Set(demoData.sessions.flatMap(({ id, user_id }) => (user_id === person.id ? [id] : [])))
  for (const each of demoData.stepUps) if (ownSessions.has(each.session_id)) each.expires_at = voided
  for (const each of demoData.otps) if (each.user_id === person.id) Object.assign(each, { expires_at: voided, used: undefined })
  const isPresentAddress = (email = '') => email.toLowerCase() === person.email.toLowerCase()
  for (const each of demoData.oneTime)
    if (each.user_id === person.id && each.kind !== 'email_undo' && !(each.kind === 'email' && isPresentAddress(each.email)))
      each.expires_at = voided
  person.pending_email = null
}

/** Withdraws a requested change of the e-mail address, and voids its links. */
export function cancelEmailChange(demoData: DemoData, person: MockPerson): void {
  for (const each of demoData.oneTime)
    if (each.kind === 'email' && each.user_id === person.id && each.email === person.pending_email) each.expires_at = voided
  person.pending_email = null
}

/** Ends one session and voids what it has started; false if there is no such session. */
export function endSession(demoData: DemoData, person: MockPerson, sessionId: string): boolean {
  const remaining = demoData.sessions.filter(({ id, user_id }) => id !== sessionId || user_id !== person.id)
  const hasEnded = remaining.length < demoData.sessions.length
  demoData.sessions = remaining
  if (hasEnded)
    for (const each of [...demoData.stepUps, ...demoData.otps, ...demoData.oneTime])
      if (each.session_id === sessionId) each.expires_at = voided
  return hasEnded
}

/** Sends a message about a change of e-mail address, phone or password to these addresses and numbers. */
export function sendSecurityMessage(demoData: DemoData, text: string, contacts: readonly string[], link?: string): void {
  const created_at = demoData.clock().toISOString()
  for (const to of new Set(contacts))
    demoData.outbox.push({ channel: to.includes('@') ? 'email' : 'sms', to, text, ...(link === undefined ? {} : { link }), created_at })
}

/** The outbox of the sandbox, newest first. */
export function readOutbox({ outbox }: DemoData, { query }: ApiRequest): ApiResponse {
  const recipient = [query?.['to']].flat()[0]
  const data = outbox.filter(({ to }) => recipient === undefined || isRecipient(to, recipient)).toReversed()
  return { status: 200, body: { data, metadata: { total: data.length } }, headers: {} }
}
