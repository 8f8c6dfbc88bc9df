import { isRecipient, otpLength } from '@vehicle-partner/domain'
import { Refusal } from '../kernel/errors.ts'
import type { Answer, Request } from '../kernel/transport.ts'
import type { World, WorldPerson } from './world.ts'

/** What opens doors in the mock: codes and tokens that were given out, and the messages that carry them. */
export interface Access {
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

export const noAccess = (): Access => ({ outbox: [], otps: [], stepUps: [], oneTime: [] })

/** The code that every message of the mock carries. */
export const demoCode = '1234'.slice(0, otpLength)

const minutes = (world: World, count: number) => new Date(world.clock().getTime() + count * 60_000).toISOString()

/** Sends the code to a phone; answers its reference. Somebody must not be anybody. */
export function sendOtp(world: World, phone: string, person: WorldPerson | undefined, typed = phone): string {
  const created_at = world.clock().toISOString()
  const reference_id = `otp_demo${world.otps.length + 1}`
  world.otps.push({
    reference_id,
    user_id: person?.id ?? null,
    phone,
    code: demoCode,
    tries: 0,
    created_at,
    expires_at: minutes(world, 10),
  })
  const text = person ? `Your code is ${demoCode}` : 'No account uses this number'
  world.outbox.push({ channel: 'sms', to: typed, text, ...(person ? { code: demoCode } : {}), created_at })
  return reference_id
}

/** Whose code it is. Throws Refusal `OtpInvalid`, or `OtpExpired` after ten minutes, five tries or one use. */
export function takeOtp(world: World, reference: string, code: string): string {
  const found = world.otps.find(({ reference_id }) => reference_id === reference)
  if (!found || found.tries >= 5 || found.expires_at <= world.clock().toISOString()) throw new Refusal('OtpExpired')
  if (found.user_id === null || found.code !== code) {
    found.tries += 1
    throw new Refusal(found.tries >= 5 ? 'OtpExpired' : 'OtpInvalid')
  }
  found.tries = 5
  return found.user_id
}

/** Proof that it is still the same person, for ten minutes. */
export function giveStepUp(world: World, user_id: string) {
  const step_up_token = `step-${world.stepUps.length + 1}`
  const expires_at = minutes(world, 10)
  world.stepUps.push({ token: step_up_token, user_id, expires_at })
  return { step_up_token, expires_at }
}

/** A token for one use. */
export function giveOneTime(world: World, kind: Access['oneTime'][number]['kind'], user_id: string, lastsMinutes: number, email?: string) {
  const token = `${kind}-${world.oneTime.length + 1}`
  const expires_at = minutes(world, lastsMinutes)
  world.oneTime.push({ kind, token, user_id, expires_at, ...(email === undefined ? {} : { email }) })
  return { token, expires_at }
}

/** Uses a token up. Throws Refusal `LinkExpired` for one that is unknown, used or old. */
export function takeOneTime(world: World, kind: Access['oneTime'][number]['kind'], token: string): Access['oneTime'][number] {
  const at = world.oneTime.findIndex((each) => each.kind === kind && each.token === token && each.expires_at > world.clock().toISOString())
  const [found] = at < 0 ? [] : world.oneTime.splice(at, 1)
  if (!found) throw new Refusal('LinkExpired')
  return found
}

/** What the product would have sent, newest first, as the sandbox of a server shows it. */
export function outboxOf({ outbox }: World, { query }: Request): Answer {
  const asked = [query?.['to']].flat()[0]
  const data = outbox.filter(({ to }) => asked === undefined || isRecipient(to, asked)).toReversed()
  return { status: 200, body: { data, metadata: { total: data.length } }, headers: {} }
}
