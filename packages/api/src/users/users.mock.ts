import type { contract } from '../contract.ts'
import { membershipsOf, userOf } from '../demo/memberships.ts'
import { signedIn, type Scene } from '../demo/scene.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { Refusal } from '../kernel/errors.ts'
import { phoneOf, waitForResend } from '../auth/auth.mock.ts'
import { giveOneTime, sendOtp, takeOneTime, takeOtp } from '../demo/access.ts'
import type { World, WorldPerson } from '../demo/world.ts'
import type { Profile } from './user.ts'

export const usersMock: Handlers<typeof contract, Scene>['users'] = {
  profile: (scene) => userOf(scene.world, signedIn(scene).person),
  partnerMembers: (scene) => ({ data: membershipsOf(scene.world, signedIn(scene).person) }),
  endSession(scene, { params }) {
    const { person, sessionId } = signedIn(scene)
    const ending = params.sid === 'current' ? sessionId : params.sid
    const left = scene.world.sessions.filter(({ id, user_id }) => id !== ending || user_id !== person.id)
    if (left.length === scene.world.sessions.length) throw new Refusal('NotFound')
    scene.world.sessions = left
    return { data: { ended: true } }
  },
  get: (scene) => ({ data: profileOf(scene.world, signedIn(scene).person) }),
  update(scene, { body: { version, ...changes } }) {
    const { person } = signedIn(scene)
    if (version !== person.version) throw new Refusal('VersionConflict')
    const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    Object.assign(person, set, { version: version + 1 })
    return { data: profileOf(scene.world, person) }
  },
  changePassword(scene, { body }) {
    const { person, sessionId } = signedIn(scene)
    if (body.password !== person.password) throw new Refusal('InvalidCredentials', wrongPassword)
    person.password = body.new_password
    scene.world.sessions = scene.world.sessions.filter(({ id, user_id }) => user_id !== person.id || id === sessionId)
    return { data: { changed: true } }
  },
  changePhone(scene, { body }) {
    const { person } = signedIn(scene)
    const { e164 } = phoneOf(body, 'Please provide a valid phone number')
    free(scene.world, person, 'phone', e164)
    waitForResend(scene.world, e164)
    return { data: { reference_id: sendOtp(scene.world, e164, person, body.phone) } }
  },
  confirmPhone(scene, { params, body }) {
    const { person } = signedIn(scene)
    const phone = scene.world.otps.find(({ reference_id }) => reference_id === params.referenceId)?.phone ?? ''
    if (takeOtp(scene.world, params.referenceId, body.otp_code) !== person.id) throw new Refusal('OtpExpired')
    free(scene.world, person, 'phone', phone)
    Object.assign(person, { phone, version: person.version + 1 })
    return { data: profileOf(scene.world, person) }
  },
  changeEmail(scene, { body }) {
    const { person } = signedIn(scene)
    const { token } = giveOneTime(scene.world, 'email', person.id, 24 * 60, body.email)
    person.pending_email = body.email
    const link = `/settings?email_token=${token}`
    const created_at = scene.world.clock().toISOString()
    scene.world.outbox.push({ channel: 'email', to: body.email, text: 'Confirm your address', link, created_at })
    return { data: { sent: true } }
  },
  confirmEmail({ world }, { body }) {
    const { user_id, email = '' } = takeOneTime(world, 'email', body.token)
    const person = Object.values(world.people).find(({ id }) => id === user_id)
    if (!person) throw new Refusal('LinkExpired')
    free(world, person, 'email', email)
    Object.assign(person, { email, pending_email: null, version: person.version + 1 })
    return { data: { email } }
  },
  sessions(scene) {
    const { person, sessionId } = signedIn(scene)
    const at = scene.world.clock().toISOString()
    const mine = scene.world.sessions.filter(({ user_id }) => user_id === person.id)
    const data = mine.map(({ id }) => ({
      id,
      created_at: at,
      last_used_at: at,
      expires_at: new Date(scene.world.clock().getTime() + 30 * 86_400_000).toISOString(),
      address: null,
      user_agent: null,
      current: id === sessionId,
    }))
    return { data: data.toSorted((a, b) => Number(b.current) - Number(a.current)) }
  },
  endOtherSessions(scene) {
    const { person, sessionId } = signedIn(scene)
    const left = scene.world.sessions.filter(({ id, user_id }) => user_id !== person.id || id === sessionId)
    const ended = scene.world.sessions.length - left.length
    scene.world.sessions = left
    return { data: { ended } }
  },
}

const wrongPassword = 'The password is not correct'
const takenWords = { phone: 'This phone number is already in use', email: 'This email address is already in use' }

function free(world: World, person: WorldPerson, field: 'phone' | 'email', value: string): void {
  const taken = Object.values(world.people).some((each) => each.id !== person.id && each[field].toLowerCase() === value.toLowerCase())
  if (taken) throw new Refusal('ItemAlreadyExist', takenWords[field], { errors: { [field]: takenWords[field] } })
}

function profileOf(world: World, person: WorldPerson): Profile {
  const { language, theme, low_data, pending_email, version } = person
  return { ...userOf(world, person), language, theme, low_data, pending_email, version }
}
