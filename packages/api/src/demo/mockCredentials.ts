import { isRecipient, otpLength } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import type { ApiResponse, ApiRequest } from '../kernel/transport.ts'
import type { DemoData, MockPerson } from './demoData.ts'

/** One-time codes, tokens and sent messages of the mock. */
export interface MockCredentials {
  outbox: { channel: 'email' | 'sms'; to: string; text: string; code?: string; link?: string; created_at: string }[]
  otps: {
    reference_id: string
    user_id: string | null
    phone: string
    code: string
    tries: number
    created_at: string
    expires_at: string
  }[]
  /** Issued step-up tokens. */
  stepUps: { token: string; user_id: string; expires_at: string }[]
  /** Single-use tokens of links and handoffs. */
  oneTime: { kind: 'password_reset' | 'handoff' | 'email'; token: string; user_id: string; expires_at: string; email?: string }[]
}

export const createMockCredentials = (): MockCredentials => ({ outbox: [], otps: [], stepUps: [], oneTime: [] })

/** The one-time code of all messages of the mock. */
export const demoCode = '1234'.slice(0, otpLength)

const minutesFromNow = (demoData: DemoData, count: number) => new Date(demoData.clock().getTime() + count * 60_000).toISOString()

/** Sends a code to a phone number and returns its reference, also if no user has the number. */
export function sendOtp(demoData: DemoData, phone: string, person: MockPerson | undefined, typed = phone): string {
  const created_at = demoData.clock().toISOString()
  const reference_id = `otp_demo${demoData.otps.length + 1}`
  demoData.otps.push({
    reference_id,
    user_id: person?.id ?? null,
    phone,
    code: demoCode,
    tries: 0,
    created_at,
    expires_at: minutesFromNow(demoData, 10),
  })
  const text = person ? `Your code is ${demoCode}` : 'No account uses this number'
  demoData.outbox.push({ channel: 'sms', to: typed, text, ...(person ? { code: demoCode } : {}), created_at })
  return reference_id
}

/** Redeems a code and returns the user's id. Throws RequestError `OtpInvalid`, or `OtpExpired` after ten minutes, five attempts or one use. */
export function redeemOtp(demoData: DemoData, reference: string, code: string): string {
  const found = demoData.otps.find(({ reference_id }) => reference_id === reference)
  if (!found || found.tries >= 5 || found.expires_at <= demoData.clock().toISOString()) throw new RequestError('OtpExpired')
  if (found.user_id === null || found.code !== code) {
    found.tries += 1
    throw new RequestError(found.tries >= 5 ? 'OtpExpired' : 'OtpInvalid')
  }
  found.tries = 5
  return found.user_id
}

/** A step-up token, valid for ten minutes. */
export function issueStepUp(demoData: DemoData, user_id: string) {
  const step_up_token = `step-${demoData.stepUps.length + 1}`
  const expires_at = minutesFromNow(demoData, 10)
  demoData.stepUps.push({ token: step_up_token, user_id, expires_at })
  return { step_up_token, expires_at }
}

/** Issues a single-use token. */
export function issueOneTimeToken(
  demoData: DemoData,
  kind: MockCredentials['oneTime'][number]['kind'],
  user_id: string,
  lastsMinutes: number,
  email?: string,
) {
  const token = `${kind}-${demoData.oneTime.length + 1}`
  const expires_at = minutesFromNow(demoData, lastsMinutes)
  demoData.oneTime.push({ kind, token, user_id, expires_at, ...(email === undefined ? {} : { email }) })
  return { token, expires_at }
}

/** Redeems a single-use token. Throws RequestError `LinkExpired` if it is unknown, used or expired. */
export function redeemOneTimeToken(
  demoData: DemoData,
  kind: MockCredentials['oneTime'][number]['kind'],
  token: string,
): MockCredentials['oneTime'][number] {
  const at = demoData.oneTime.findIndex(
    (each) => each.kind === kind && each.token === token && each.expires_at > demoData.clock().toISOString(),
  )
  const [found] = at < 0 ? [] : demoData.oneTime.splice(at, 1)
  if (!found) throw new RequestError('LinkExpired')
  return found
}

/** The outbox of the sandbox, newest first. */
export function readOutbox({ outbox }: DemoData, { query }: ApiRequest): ApiResponse {
  const recipient = [query?.['to']].flat()[0]
  const data = outbox.filter(({ to }) => recipient === undefined || isRecipient(to, recipient)).toReversed()
  return { status: 200, body: { data, metadata: { total: data.length } }, headers: {} }
}
