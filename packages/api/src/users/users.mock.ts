import { createWrongPasswordError } from '../auth/wrongPassword.ts'
import { emailUndoHours, otpResendSeconds, paths } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { emitEvent, lastEventNumber } from '../demo/emitEvent.ts'
import { readMemberships, readUser } from '../demo/readMemberships.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { parsePhoneField, checkResendWait } from '../auth/auth.mock.ts'
import {
  cancelEmailChange,
  endSession,
  endSessions,
  issueOneTimeToken,
  redeemOneTimeToken,
  redeemOtp,
  sendEmailConfirmation,
  sendOtp,
  sendSecurityMessage,
  verifyOtp,
} from '../demo/mockCredentials.ts'
import type { DemoData, MockPerson } from '../demo/demoData.ts'
import type * as z from 'zod/mini'
import type { Profile } from './user.ts'

export const usersMock: Handlers<typeof contract, MockContext>['users'] = {
  profile: (context) => readUser(context.demoData, requireCaller(context).person),
  partnerMembers(context) {
    const data = readMemberships(context.demoData, requireCaller(context).person)
    const partnerIds = data.flatMap(({ partner }) => partner?.id ?? [])
    const event_seqs = Object.fromEntries(partnerIds.map((partnerId) => [partnerId, lastEventNumber(context.demoData, partnerId)]))
    return { data, metadata: { event_seqs } }
  },
  endSession(context, { params }) {
    const { person, sessionId } = requireCaller(context)
    const ending = params.sid === 'current' ? sessionId : params.sid
    if (!endSession(context.demoData, person, ending)) throw new RequestError('NotFound')
    return { data: { ended: true } }
  },
  get: (context) => ({ data: readProfile(context.demoData, requireCaller(context).person) }),
  update(context, { body: { version, fname, lname, ...changes } }) {
    const { person } = requireCaller(context)
    if (version !== person.version) throw new RequestError('VersionConflict')
    const name = { fname: fname ?? person.fname, lname: lname ?? person.lname }
    const isRenamed = name.fname !== person.fname || name.lname !== person.lname
    if (isRenamed && !isNameLocked(context.demoData, person)) Object.assign(person, name)
    else if (isRenamed) {
      if (person.name_change) throw new RequestError('InvalidTransition', 'A change of your name is already under review')
      person.name_change = { ...name, created_at: context.demoData.clock().toISOString() }
    }
    const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    Object.assign(person, set, { version: version + 1 })
    return { data: readProfile(context.demoData, person) }
  },
  changePassword(context, { body }) {
    const { person, sessionId } = requireCaller(context)
    if (body.password !== person.password) throw createWrongPasswordError()
    person.password = body.new_password
    endSessions(context.demoData, person, sessionId)
    sendSecurityMessage(context.demoData, 'Your password was changed', [person.email, person.phone])
    return { data: { changed: true } }
  },
  changePhone(context, { body }) {
    const { person, sessionId } = requireCaller(context)
    const { e164 } = parsePhoneField(body, 'Please provide a valid phone number')
    checkUnused(context.demoData, person, 'phone', e164)
    checkResendWait(context.demoData, e164)
    const reference_id = sendOtp(context.demoData, e164, person, { purpose: 'phone', typed: body.phone, session: sessionId })
    return { data: { reference_id, resend_after_s: otpResendSeconds } }
  },
  confirmPhone(context, { params, body }) {
    const { person, sessionId } = requireCaller(context)
    const { demoData } = context
    const verified = verifyOtp(demoData, { purpose: 'phone', reference: params.referenceId, code: body.otp_code, session: sessionId })
    if (verified.userId !== person.id) throw new RequestError('OtpExpired')
    const { phone } = verified.code
    checkUnused(demoData, person, 'phone', phone)
    redeemOtp(demoData, verified)
    const before = person.phone
    Object.assign(person, { phone, phone_login_off_at: null, version: person.version + 1 })
    if (phone === before) return { data: readProfile(demoData, person) }
    person.phone_set_at = demoData.clock().toISOString()
    sendSecurityMessage(demoData, 'Your phone number was changed', [person.email, phone, before])
    return { data: readProfile(demoData, person) }
  },
  changeEmail(context, { body }) {
    const { person, sessionId } = requireCaller(context)
    person.pending_email = body.email
    sendEmailChangeLink(context.demoData, person.id, body.email, sessionId)
    return { data: { sent: true } }
  },
  resendEmailChange(context) {
    const { person, sessionId } = requireCaller(context)
    if (person.pending_email === null) return { data: { sent: false } }
    sendEmailChangeLink(context.demoData, person.id, person.pending_email, sessionId)
    return { data: { sent: true } }
  },
  cancelEmailChange(context) {
    const { person } = requireCaller(context)
    const cancelled = person.pending_email !== null
    cancelEmailChange(context.demoData, person)
    return { data: { cancelled } }
  },
  resendEmailConfirmation(context) {
    const { person } = requireCaller(context)
    if (person.email_verified_at !== null) return { data: { sent: false } }
    sendEmailConfirmation(context.demoData, person)
    return { data: { sent: true } }
  },
  confirmEmail({ demoData }, { body }) {
    const { user_id, email = '' } = redeemOneTimeToken(demoData, 'email', body.token)
    const person = findPerson(demoData, user_id)
    const email_verified_at = demoData.clock().toISOString()
    emitEvent(demoData, { type: 'user.updated', user_id: person.id, data: { email_verified: true } })
    if (email.toLowerCase() === person.email.toLowerCase()) {
      person.email_verified_at = email_verified_at
      if (person.pending_email?.toLowerCase() === email.toLowerCase()) person.pending_email = null
      return { data: { email: person.email } }
    }
    if (email !== person.pending_email) throw new RequestError('LinkExpired')
    checkUnused(demoData, person, 'email', email)
    cancelEmailChange(demoData, person)
    const before = person.email
    const more = { email: before, phone: person.phone, is_proved: person.email_verified_at !== null }
    const { token } = issueOneTimeToken(demoData, 'email_undo', person.id, emailUndoHours * 60, more)
    Object.assign(person, { email, email_verified_at, version: person.version + 1 })
    sendSecurityMessage(demoData, 'Your e-mail address was changed', [email, person.phone])
    sendSecurityMessage(demoData, 'Your e-mail address was changed', [before], paths.undoEmail({ token }))
    return { data: { email } }
  },
  undoEmail({ demoData }, { body }) {
    const { user_id, email, phone, is_proved } = redeemOneTimeToken(demoData, 'email_undo', body.token)
    const person = findPerson(demoData, user_id)
    const now = demoData.clock().toISOString()
    const proofs = { email_verified_at: now, ...(is_proved === true ? {} : { phone_login_off_at: now }) }
    // No one knows this password: the user chooses a new one with the mailed link.
    Object.assign(person, { email, phone, ...proofs, password: `undone-${body.token}`, version: person.version + 1 })
    endSessions(demoData, person)
    const { token } = issueOneTimeToken(demoData, 'password_reset', person.id, 60)
    sendSecurityMessage(demoData, 'Choose a new password', [person.email], paths.resetPassword({ token, type: 'user' }))
    return { data: { undone: true } }
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
    return { data: { ended: endSessions(context.demoData, person, sessionId) } }
  },
}

/** Mails the link that changes the e-mail address. */
function sendEmailChangeLink(demoData: DemoData, userId: string, email: string, sessionId: string): void {
  const { token } = issueOneTimeToken(demoData, 'email', userId, 24 * 60, { email, session_id: sessionId })
  const created_at = demoData.clock().toISOString()
  demoData.outbox.push({ channel: 'email', to: email, text: 'Confirm your address', link: paths.confirmEmail({ token }), created_at })
}

const takenMessages = { phone: 'This phone number is already in use', email: 'This email address is already in use' }

function findPerson(demoData: DemoData, userId: string): MockPerson {
  const person = Object.values(demoData.people).find(({ id }) => id === userId)
  if (!person) throw new RequestError('LinkExpired')
  return person
}

function checkUnused(demoData: DemoData, person: MockPerson, field: 'phone' | 'email', value: string): void {
  const isUsed = Object.values(demoData.people).some((each) => each.id !== person.id && each[field].toLowerCase() === value.toLowerCase())
  if (isUsed) throw new RequestError('ItemAlreadyExist', takenMessages[field], { errors: { [field]: takenMessages[field] } })
}

/** Whether an identity check of an organisation that the person owns has verified their name. */
const isNameLocked = (demoData: DemoData, { memberships }: MockPerson): boolean =>
  memberships.some(
    ({ organization, role }) =>
      organization !== null && role === 'owner' && demoData.organizations[organization]?.identity.status === 'completed',
  )

function readProfile(demoData: DemoData, person: MockPerson): z.input<typeof Profile> {
  const { language, theme, pending_email, phone_login_off_at, name_change, version } = person
  const name_locked = isNameLocked(demoData, person)
  const phone_confirmation_needed = phone_login_off_at !== null
  return { ...readUser(demoData, person), language, theme, pending_email, phone_confirmation_needed, name_locked, name_change, version }
}
