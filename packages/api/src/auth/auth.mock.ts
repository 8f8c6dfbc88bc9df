import { isRevoked, otpResendSeconds, revokedMessage } from '@vehicle-partner/domain'
import { parsePhone, type Phone } from '@vehicle-partner/domain/phone'
import type { contract } from '../contract.ts'
import { giveOneTime, giveStepUp, sendOtp, takeOneTime, takeOtp } from '../demo/access.ts'
import { membershipsOf, userOf } from '../demo/memberships.ts'
import { signedIn, type Scene } from '../demo/scene.ts'
import { openSession, untouched, type World, type WorldPerson } from '../demo/world.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { Refusal } from '../kernel/errors.ts'

const byId = (world: World, id: string) => Object.values(world.people).find((person) => person.id === id)
const byEmail = (world: World, email: string) =>
  Object.values(world.people).find((person) => person.email.toLowerCase() === email.toLowerCase())

function signIn(world: World, person: WorldPerson | undefined) {
  if (!person) throw new Refusal('Unauthorized')
  if (isRevoked(membershipsOf(world, person))) throw new Refusal('Forbidden', revokedMessage)
  return { ...userOf(world, person), token: openSession(world, person) }
}

/** A phone number that came with a call. Throws Refusal `ValidationError` on its field. */
export function phoneOf({ phone, country_code }: { phone: string; country_code: string }, message: string): Phone {
  const parsed = parsePhone(phone, country_code)
  if (!parsed) throw new Refusal('ValidationError', undefined, { errors: { phone: message } })
  return parsed
}

/** Throws Refusal `TooManyRequests` while the last code for a phone is younger than the countdown (spec section 9). */
export function waitForResend(world: World, phone: string) {
  const last = world.otps.findLast((each) => each.phone === phone)
  const waits = last ? otpResendSeconds - (world.clock().getTime() - Date.parse(last.created_at)) / 1000 : 0
  if (waits > 0) throw new Refusal('TooManyRequests', undefined, { retryAfter: Math.ceil(waits) })
}

export const authMock: Handlers<typeof contract, Scene>['auth'] = {
  login({ world }, { body }) {
    const person = byEmail(world, body.email)
    if (!person || person.password !== body.password) throw new Refusal('InvalidCredentials')
    return { data: signIn(world, person) }
  },
  register({ world }, { body }) {
    const { e164, country } = phoneOf(body, 'Please provide a valid phone number')
    if (byEmail(world, body.email))
      throw new Refusal('ItemAlreadyExist', undefined, { errors: { email: 'This email address is already in use' } })
    if (Object.values(world.people).some(({ phone }) => phone === e164))
      throw new Refusal('ItemAlreadyExist', undefined, { errors: { phone: 'This phone number is already in use' } })
    const id = `usr_new${Object.keys(world.people).length}`
    const { email, fname, lname, password } = body
    const memberships: WorldPerson['memberships'] = [
      { id: `mbr_new${Object.keys(world.people).length}`, organization: null, role: 'owner', roles: ['partner_owner'], disabled: 0 },
    ]
    world.people[id] = { id, email, fname, lname, phone: e164, country_code: country, password, ...untouched, memberships }
    return signIn(world, world.people[id])
  },
  requestOtp({ world }, { body }) {
    const { e164 } = phoneOf(body, 'Invalid phone number')
    waitForResend(world, e164)
    const person = Object.values(world.people).find(({ phone }) => phone === e164)
    return { reference_id: sendOtp(world, e164, person, body.phone) }
  },
  verifyOtp: ({ world }, { params, body }) => signIn(world, byId(world, takeOtp(world, params.referenceId, body.otp_code))),
  forgotPassword({ world }, { body }) {
    const person = byEmail(world, body.email)
    if (person) {
      const { token } = giveOneTime(world, 'password_reset', person.id, 60)
      const link = `/password/${token}?type=user`
      world.outbox.push({ channel: 'email', to: body.email, text: 'Choose a new password', link, created_at: world.clock().toISOString() })
    }
    return { data: { sent: true } }
  },
  changePassword({ world }, { body }) {
    if (body.password !== body.confirm_password)
      throw new Refusal('ValidationError', 'Password does not match', { errors: { confirm_password: 'Passwords must be identical' } })
    const { user_id } = takeOneTime(world, 'password_reset', body.token)
    const person = byId(world, user_id)
    if (person) person.password = body.password
    world.sessions = world.sessions.filter((session) => session.user_id !== user_id)
    return { data: { changed: true } }
  },
  handOff: (scene) => ({ data: giveOneTime(scene.world, 'handoff', signedIn(scene).person.id, 5) }),
  exchange: ({ world }, { body }) => ({ data: signIn(world, byId(world, takeOneTime(world, 'handoff', body.token).user_id)) }),
  stepUp(scene, { body }) {
    const { person } = signedIn(scene)
    if (body.method === 'otp') {
      waitForResend(scene.world, person.phone)
      return { data: { reference_id: sendOtp(scene.world, person.phone, person) } }
    }
    if (body.password !== person.password) throw new Refusal('InvalidCredentials', 'The password is not correct')
    return { data: giveStepUp(scene.world, person.id) }
  },
  confirmStepUp(scene, { params, body }) {
    const { person } = signedIn(scene)
    if (takeOtp(scene.world, params.referenceId, body.otp_code) !== person.id) throw new Refusal('OtpExpired')
    return { data: giveStepUp(scene.world, person.id) }
  },
}
