import { paths } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { readMemberships, readUser } from '../demo/readMemberships.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { parsePhoneField, checkResendWait } from '../auth/auth.mock.ts'
import { issueOneTimeToken, sendOtp, redeemOneTimeToken, redeemOtp } from '../demo/mockCredentials.ts'
import type { DemoData, MockPerson } from '../demo/demoData.ts'
import type { Profile } from './user.ts'

export const usersMock: Handlers<typeof contract, MockContext>['users'] = {
  profile: (context) => readUser(context.demoData, requireCaller(context).person),
  partnerMembers: (context) => ({ data: readMemberships(context.demoData, requireCaller(context).person) }),
  endSession(context, { params }) {
    const { person, sessionId } = requireCaller(context)
    const ending = params.sid === 'current' ? sessionId : params.sid
    const remaining = context.demoData.sessions.filter(({ id, user_id }) => id !== ending || user_id !== person.id)
    if (remaining.length === context.demoData.sessions.length) throw new RequestError('NotFound')
    context.demoData.sessions = remaining
    return { data: { ended: true } }
  },
  get: (context) => ({ data: readProfile(context.demoData, requireCaller(context).person) }),
  update(context, { body: { version, ...changes } }) {
    const { person } = requireCaller(context)
    if (version !== person.version) throw new RequestError('VersionConflict')
    const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    Object.assign(person, set, { version: version + 1 })
    return { data: readProfile(context.demoData, person) }
  },
  changePassword(context, { body }) {
    const { person, sessionId } = requireCaller(context)
    if (body.password !== person.password) throw new RequestError('InvalidCredentials', wrongPasswordMessage)
    person.password = body.new_password
    context.demoData.sessions = context.demoData.sessions.filter(({ id, user_id }) => user_id !== person.id || id === sessionId)
    return { data: { changed: true } }
  },
  changePhone(context, { body }) {
    const { person } = requireCaller(context)
    const { e164 } = parsePhoneField(body, 'Please provide a valid phone number')
    checkUnused(context.demoData, person, 'phone', e164)
    checkResendWait(context.demoData, e164)
    return { data: { reference_id: sendOtp(context.demoData, e164, person, body.phone) } }
  },
  confirmPhone(context, { params, body }) {
    const { person } = requireCaller(context)
    const phone = context.demoData.otps.find(({ reference_id }) => reference_id === params.referenceId)?.phone ?? ''
    if (redeemOtp(context.demoData, params.referenceId, body.otp_code) !== person.id) throw new RequestError('OtpExpired')
    checkUnused(context.demoData, person, 'phone', phone)
    Object.assign(person, { phone, version: person.version + 1 })
    return { data: readProfile(context.demoData, person) }
  },
  changeEmail(context, { body }) {
    const { person } = requireCaller(context)
    const { token } = issueOneTimeToken(context.demoData, 'email', person.id, 24 * 60, body.email)
    person.pending_email = body.email
    const link = paths.confirmEmail({ token })
    const created_at = context.demoData.clock().toISOString()
    context.demoData.outbox.push({ channel: 'email', to: body.email, text: 'Confirm your address', link, created_at })
    return { data: { sent: true } }
  },
  confirmEmail({ demoData }, { body }) {
    const { user_id, email = '' } = redeemOneTimeToken(demoData, 'email', body.token)
    const person = Object.values(demoData.people).find(({ id }) => id === user_id)
    if (!person) throw new RequestError('LinkExpired')
    checkUnused(demoData, person, 'email', email)
    Object.assign(person, { email, pending_email: null, version: person.version + 1 })
    return { data: { email } }
  },
  sessions(context) {
    const { person, sessionId } = requireCaller(context)
    const at = context.demoData.clock().toISOString()
    const ownSessions = context.demoData.sessions.filter(({ user_id }) => user_id === person.id)
    const data = ownSessions.map(({ id }) => ({
      id,
      created_at: at,
      last_used_at: at,
      expires_at: new Date(context.demoData.clock().getTime() + 30 * 86_400_000).toISOString(),
      address: null,
      user_agent: null,
      current: id === sessionId,
    }))
    return { data: data.toSorted((a, b) => Number(b.current) - Number(a.current)) }
  },
  endOtherSessions(context) {
    const { person, sessionId } = requireCaller(context)
    const remaining = context.demoData.sessions.filter(({ id, user_id }) => user_id !== person.id || id === sessionId)
    const ended = context.demoData.sessions.length - remaining.length
    context.demoData.sessions = remaining
    return { data: { ended } }
  },
}

const wrongPasswordMessage = 'The password is not correct'
const takenMessages = { phone: 'This phone number is already in use', email: 'This email address is already in use' }

function checkUnused(demoData: DemoData, person: MockPerson, field: 'phone' | 'email', value: string): void {
  const isUsed = Object.values(demoData.people).some((each) => each.id !== person.id && each[field].toLowerCase() === value.toLowerCase())
  if (isUsed) throw new RequestError('ItemAlreadyExist', takenMessages[field], { errors: { [field]: takenMessages[field] } })
}

function readProfile(demoData: DemoData, person: MockPerson): Profile {
  const { language, theme, low_data, pending_email, version } = person
  return { ...readUser(demoData, person), language, theme, low_data, pending_email, version }
}
