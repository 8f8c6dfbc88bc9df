import { isRecipient, otpLength } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import type { ApiResponse, ApiRequest } from '../kernel/transport.ts'
import type { DemoData, MockPerson } from './demoData.ts'

/** What opens doors in the mock: codes and tokens that were given out, and the messages that carry them. */
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
  /** Step-up tokens that were given out. */
  stepUps: { token: string; user_id: string; expires_at: string }[]
  /** Tokens for one use: a link of a message, or a way to another device. */
  oneTime: { kind: 'password_reset' | 'handoff' | 'email'; token: string; user_id: string; expires_at: string; email?: string }[]
}

export const createMockCredentials = (): MockCredentials => ({ outbox: [], otps: [], stepUps: [], oneTime: [] })

/** The code that every message of the mock carries. */
export const demoCode = '1234'.slice(0, otpLength)

const minutesFromNow = (demoData: DemoData, count: number) => new Date(demoData.clock().getTime() + count * 60_000).toISOString()

/** Sends the code to a phone; answers its reference. Somebody must not be anybody. */
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

/** Whose code it is. Throws RequestError `OtpInvalid`, or `OtpExpired` after ten minutes, five tries or one use. */
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

/** Proof that it is still the same person, for ten minutes. */
export function issueStepUp(demoData: DemoData, user_id: string) {
  const step_up_token = `step-${demoData.stepUps.length + 1}`
  const expires_at = minutesFromNow(demoData, 10)
  demoData.stepUps.push({ token: step_up_token, user_id, expires_at })
  return { step_up_token, expires_at }
}

/** A token for one use. */
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

/** Uses a token up. Throws RequestError `LinkExpired` for one that is unknown, used or old. */
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

/** What the product would have sent, newest first, as the sandbox of a server shows it. */
export function readOutbox({ outbox }: DemoData, { query }: ApiRequest): ApiResponse {
  const asked = [query?.['to']].flat()[0]
  const data = outbox.filter(({ to }) => asked === undefined || isRecipient(to, asked)).toReversed()
  return { status: 200, body: { data, metadata: { total: data.length } }, headers: {} }
}
