import {
  isRevoked,
  limitMessage,
  newPhoneUntil,
  otpResendSeconds,
  parseInviteId,
  revokedMessage,
  paths,
  unconfirmedPhoneMessage,
} from '@vehicle-partner/domain'
import { parsePhone, type Phone } from '@vehicle-partner/domain/phone'
import type { contract } from '../contract.ts'
import {
  endSessions,
  findOneTimeToken,
  issueOneTimeToken,
  issueStepUp,
  redeemOneTimeToken,
  recordStartedSession,
  redeemOtp,
  sendOtp,
  sendSecurityMessage,
  sendEmailConfirmation,
  verifyOtp,
} from '../demo/mockCredentials.ts'
import { readMemberships, readUser } from '../demo/readMemberships.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import { openSession, defaultProfile, type DemoData, type MockPerson } from '../demo/demoData.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { requireInvitationByCode } from '../memberInvitations/memberInvitations.mock.ts'
import { createWrongPasswordError } from './wrongPassword.ts'

const findPersonById = (demoData: DemoData, id: string) => Object.values(demoData.people).find((person) => person.id === id)
const findPersonByEmail = (demoData: DemoData, email: string) =>
  Object.values(demoData.people).find((person) => person.email.toLowerCase() === email.toLowerCase())

/** Throws RequestError `Forbidden` for a user without access to any organisation. */
function requireActive(demoData: DemoData, person: MockPerson | undefined): MockPerson {
  if (!person) throw new RequestError('Unauthorized')
  if (isRevoked(readMemberships(demoData, person))) throw new RequestError('Forbidden', revokedMessage)
  return person
}

function signIn(demoData: DemoData, given: MockPerson | undefined) {
  const person = requireActive(demoData, given)
  return { ...readUser(demoData, person), token: openSession(demoData, person) }
}

/** Parses the phone number of a body. Throws RequestError `ValidationError` on its field. */
export function parsePhoneField({ phone, country_code }: { phone: string; country_code: string }, message: string): Phone {
  const parsed = parsePhone(phone, country_code)
  if (!parsed) throw new RequestError('ValidationError', undefined, { errors: { phone: message } })
  return parsed
}

/** Throws RequestError `TooManyRequests` while the last code for a phone is younger than the countdown (spec section 9). */
export function checkResendWait(demoData: DemoData, phone: string) {
  const last = demoData.otps.findLast((each) => each.phone === phone)
  const waits = last ? otpResendSeconds - (demoData.clock().getTime() - Date.parse(last.created_at)) / 1000 : 0
  if (waits > 0) throw new RequestError('TooManyRequests', limitMessage(Math.ceil(waits)), { retryAfter: Math.ceil(waits) })
}

export const authMock: Handlers<typeof contract, MockContext>['auth'] = {
  login({ demoData }, { body }) {
    const person = findPersonByEmail(demoData, body.email)
    if (!person || person.password !== body.password) throw new RequestError('InvalidCredentials')
    return { data: signIn(demoData, person) }
  },
  register({ demoData }, { body }) {
    const { e164, country } = parsePhoneField(body, 'Please provide a valid phone number')
    if (body.invite_id !== undefined) requireInvitationByCode(demoData, parseInviteId(body.invite_id).code)
    if (findPersonByEmail(demoData, body.email))
      throw new RequestError('ItemAlreadyExist', undefined, { errors: { email: 'This email address is already in use' } })
    if (Object.values(demoData.people).some(({ phone }) => phone === e164))
      throw new RequestError('ItemAlreadyExist', undefined, { errors: { phone: 'This phone number is already in use' } })
    const id = `usr_new${Object.keys(demoData.people).length}`
    const { email, fname, lname, password } = body
    const memberships: MockPerson['memberships'] = [
      { id: `mbr_new${Object.keys(demoData.people).length}`, organization: null, role: 'owner', roles: ['partner_owner'], disabled: 0 },
    ]
    const account = { id, email, email_verified_at: null, created_at: demoData.clock().toISOString(), password }
    const person: MockPerson = { ...account, fname, lname, phone: e164, country_code: country, ...defaultProfile, memberships }
    demoData.people[id] = person
    sendEmailConfirmation(demoData, person)
    return signIn(demoData, person)
  },
  requestOtp({ demoData }, { body }) {
    const { e164 } = parsePhoneField(body, 'Invalid phone number')
    checkResendWait(demoData, e164)
    const person = Object.values(demoData.people).find(({ phone, phone_login_off_at }) => phone === e164 && phone_login_off_at === null)
    return { reference_id: sendOtp(demoData, e164, person, { typed: body.phone }), resend_after_s: otpResendSeconds }
  },
  verifyOtp({ demoData }, { params: { referenceId }, body: { otp_code, attempt } }) {
    const verified = verifyOtp(demoData, { purpose: 'login', reference: referenceId, code: otp_code, attempt })
    const person = requireActive(demoData, findPersonById(demoData, verified.userId))
    redeemOtp(demoData, verified, attempt)
    const signedIn = signIn(demoData, person)
    recordStartedSession(verified, signedIn.token)
    return signedIn
  },
  forgotPassword({ demoData }, { body }) {
    const person = findPersonByEmail(demoData, body.email)
    if (person) {
      const { token } = issueOneTimeToken(demoData, 'password_reset', person.id, 60)
      const link = paths.resetPassword({ token, type: 'user' })
      demoData.outbox.push({
        channel: 'email',
        to: body.email,
        text: 'Choose a new password',
        link,
        created_at: demoData.clock().toISOString(),
      })
    }
    return { data: { sent: true } }
  },
  checkResetLink({ demoData }, { body }) {
    findOneTimeToken(demoData, 'password_reset', body.token)
    return { data: { works: true } }
  },
  changePassword({ demoData }, { body }) {
    if (body.password !== body.confirm_password)
      throw new RequestError('ValidationError', 'Password does not match', { errors: { confirm_password: 'Passwords must be identical' } })
    const { user_id } = redeemOneTimeToken(demoData, 'password_reset', body.token)
    const person = findPersonById(demoData, user_id)
    if (person) {
      person.password = body.password
      if (person.email_verified_at === null) {
        const now = demoData.clock().toISOString()
        Object.assign(person, { email_verified_at: now, phone_login_off_at: now })
      }
      endSessions(demoData, person)
      sendSecurityMessage(demoData, 'Your password was changed', [person.email, person.phone])
    }
    return { data: { changed: true } }
  },
  handOff(context) {
    const { person, sessionId } = requireCaller(context)
    return { data: issueOneTimeToken(context.demoData, 'handoff', person.id, 5, { session_id: sessionId }) }
  },
  exchange: ({ demoData }, { body }) => ({
    data: signIn(demoData, findPersonById(demoData, redeemOneTimeToken(demoData, 'handoff', body.token).user_id)),
  }),
  stepUp(context, { body }) {
    const { person, sessionId } = requireCaller(context)
    if (body.method === 'otp') {
      requireStepUpPhone(context.demoData, person)
      checkResendWait(context.demoData, person.phone)
      const reference_id = sendOtp(context.demoData, person.phone, person, { purpose: 'step_up', session: sessionId })
      return { data: { reference_id, resend_after_s: otpResendSeconds } }
    }
    if (body.password !== person.password) throw createWrongPasswordError()
    return { data: issueStepUp(context.demoData, sessionId) }
  },
  confirmStepUp(context, { params, body }) {
    const { person, sessionId } = requireCaller(context)
    const { otp_code: code, attempt } = body
    const verified = verifyOtp(context.demoData, { purpose: 'step_up', reference: params.referenceId, code, session: sessionId, attempt })
    if (verified.userId !== person.id || verified.code.phone !== person.phone) throw new RequestError('OtpExpired')
    requireStepUpPhone(context.demoData, person)
    redeemOtp(context.demoData, verified, attempt)
    return { data: issueStepUp(context.demoData, sessionId) }
  },
}

/** Throws RequestError `PhoneTooNew` unless codes to the phone are a step-up. */
function requireStepUpPhone(demoData: DemoData, { phone_set_at, phone_login_off_at }: MockPerson): void {
  if (phone_login_off_at !== null) throw new RequestError('PhoneTooNew', unconfirmedPhoneMessage)
  const until = newPhoneUntil(phone_set_at === null ? null : new Date(phone_set_at), demoData.clock())
  if (until) throw new RequestError('PhoneTooNew', undefined, { data: { until: until.toISOString() } })
}
