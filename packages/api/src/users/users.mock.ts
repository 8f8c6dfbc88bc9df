import { paths } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { membershipsOf, userOf } from '../demo/readMemberships.ts'
import { signedIn, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { phoneOf, waitForResend } from '../auth/auth.mock.ts'
import { giveOneTime, sendOtp, takeOneTime, takeOtp } from '../demo/mockCredentials.ts'
import type { DemoData, MockPerson } from '../demo/demoData.ts'
import type { Profile } from './user.ts'

export const usersMock: Handlers<typeof contract, Scene>['users'] = {
  profile: (scene) => userOf(scene.demoData, signedIn(scene).person),
  partnerMembers: (scene) => ({ data: membershipsOf(scene.demoData, signedIn(scene).person) }),
  endSession(scene, { params }) {
    const { person, sessionId } = signedIn(scene)
    const ending = params.sid === 'current' ? sessionId : params.sid
    const left = scene.demoData.sessions.filter(({ id, user_id }) => id !== ending || user_id !== person.id)
    if (left.length === scene.demoData.sessions.length) throw new RequestError('NotFound')
    scene.demoData.sessions = left
    return { data: { ended: true } }
  },
  get: (scene) => ({ data: profileOf(scene.demoData, signedIn(scene).person) }),
  update(scene, { body: { version, ...changes } }) {
    const { person } = signedIn(scene)
    if (version !== person.version) throw new RequestError('VersionConflict')
    const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    Object.assign(person, set, { version: version + 1 })
    return { data: profileOf(scene.demoData, person) }
  },
  changePassword(scene, { body }) {
    const { person, sessionId } = signedIn(scene)
    if (body.password !== person.password) throw new RequestError('InvalidCredentials', wrongPassword)
    person.password = body.new_password
    scene.demoData.sessions = scene.demoData.sessions.filter(({ id, user_id }) => user_id !== person.id || id === sessionId)
    return { data: { changed: true } }
  },
  changePhone(scene, { body }) {
    const { person } = signedIn(scene)
    const { e164 } = phoneOf(body, 'Please provide a valid phone number')
    free(scene.demoData, person, 'phone', e164)
    waitForResend(scene.demoData, e164)
    return { data: { reference_id: sendOtp(scene.demoData, e164, person, body.phone) } }
  },
  confirmPhone(scene, { params, body }) {
    const { person } = signedIn(scene)
    const phone = scene.demoData.otps.find(({ reference_id }) => reference_id === params.referenceId)?.phone ?? ''
    if (takeOtp(scene.demoData, params.referenceId, body.otp_code) !== person.id) throw new RequestError('OtpExpired')
    free(scene.demoData, person, 'phone', phone)
    Object.assign(person, { phone, version: person.version + 1 })
    return { data: profileOf(scene.demoData, person) }
  },
  changeEmail(scene, { body }) {
    const { person } = signedIn(scene)
    const { token } = giveOneTime(scene.demoData, 'email', person.id, 24 * 60, body.email)
    person.pending_email = body.email
    const link = paths.confirmEmail({ token })
    const created_at = scene.demoData.clock().toISOString()
    scene.demoData.outbox.push({ channel: 'email', to: body.email, text: 'Confirm your address', link, created_at })
    return { data: { sent: true } }
  },
  confirmEmail({ demoData }, { body }) {
    const { user_id, email = '' } = takeOneTime(demoData, 'email', body.token)
    const person = Object.values(demoData.people).find(({ id }) => id === user_id)
    if (!person) throw new RequestError('LinkExpired')
    free(demoData, person, 'email', email)
    Object.assign(person, { email, pending_email: null, version: person.version + 1 })
    return { data: { email } }
  },
  sessions(scene) {
    const { person, sessionId } = signedIn(scene)
    const at = scene.demoData.clock().toISOString()
    const mine = scene.demoData.sessions.filter(({ user_id }) => user_id === person.id)
    const data = mine.map(({ id }) => ({
      id,
      created_at: at,
      last_used_at: at,
      expires_at: new Date(scene.demoData.clock().getTime() + 30 * 86_400_000).toISOString(),
      address: null,
      user_agent: null,
      current: id === sessionId,
    }))
    return { data: data.toSorted((a, b) => Number(b.current) - Number(a.current)) }
  },
  endOtherSessions(scene) {
    const { person, sessionId } = signedIn(scene)
    const left = scene.demoData.sessions.filter(({ id, user_id }) => user_id !== person.id || id === sessionId)
    const ended = scene.demoData.sessions.length - left.length
    scene.demoData.sessions = left
    return { data: { ended } }
  },
}

const wrongPassword = 'The password is not correct'
const takenWords = { phone: 'This phone number is already in use', email: 'This email address is already in use' }

function free(demoData: DemoData, person: MockPerson, field: 'phone' | 'email', value: string): void {
  const taken = Object.values(demoData.people).some((each) => each.id !== person.id && each[field].toLowerCase() === value.toLowerCase())
  if (taken) throw new RequestError('ItemAlreadyExist', takenWords[field], { errors: { [field]: takenWords[field] } })
}

function profileOf(demoData: DemoData, person: MockPerson): Profile {
  const { language, theme, low_data, pending_email, version } = person
  return { ...userOf(demoData, person), language, theme, low_data, pending_email, version }
}
