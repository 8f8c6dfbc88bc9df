import { countryCode, currentPassword, emailAddress, newPassword, otpCode, profileFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { SignedInUser } from '../users/user.ts'
import { SentCode } from './sentCode.ts'

/** The only account type of these calls (spec section 9). */
const type = z.literal('user')

/** A step-up token, valid for ten minutes in the session that earned it. */
export const StepUpProof = z.object({ step_up_token: z.string(), expires_at: instant })

/** What only the client knows that enters a code. */
const attempt = z.optional(z.string().check(z.minLength(20), z.maxLength(100)))

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/v1/login',
    summary: 'Log in with an e-mail address and a password.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({
      email: emailAddress(),
      password: currentPassword,
    }),
    // Without `data` the client shows 'Login failed!' (spec section 4).
    response: z.object({ data: z.optional(z.nullable(z.extend(SignedInUser, { redirect: z.optional(z.string()) }))) }),
    errors: ['InvalidCredentials', 'Forbidden', 'TooManyRequests'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/v1/users',
    summary: 'Create a user. The new user has the owner role and no organisation yet.',
    access: { who: 'anyone' },
    idempotent: false,
    status: 201,
    body: z.object({
      email: profileFields.email,
      fname: profileFields.fname,
      lname: profileFields.lname,
      phone: profileFields.phone,
      country_code: profileFields.country_code,
      password: newPassword('Please enter a password'),
      /** The invitation that the account is made for: without a valid one, none is made. */
      invite_id: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      meta: z.optional(z.object({ channel: z.optional(z.string()), source: z.optional(z.string()), type: z.optional(z.string()) })),
    }),
    response: SignedInUser,
    errors: ['ItemAlreadyExist', 'LinkExpired', 'TooManyRequests'],
  }),
  requestOtp: endpoint({
    method: 'POST',
    path: '/v1/otp-login',
    summary: 'Send a one-time code to a phone. The answer does not reveal whether the number has an account.',
    access: { who: 'anyone' },
    body: z.object({
      phone: z.string('Invalid phone number').check(z.trim(), z.minLength(1, 'Invalid phone number')),
      country_code: countryCode('Invalid phone number'),
      type,
    }),
    response: SentCode,
    errors: ['TooManyRequests'],
  }),
  verifyOtp: endpoint({
    method: 'PATCH',
    path: '/v1/otp-login/:referenceId',
    summary:
      'Log in with a one-time code. It works once; within five minutes the same `attempt` can repeat it, which ends the first session.',
    access: { who: 'anyone' },
    params: z.object({ referenceId: id }),
    body: z.object({
      otp_code: otpCode,
      type,
      /** A random text of the client for this code, so that a login whose response was lost can be repeated. */
      attempt,
    }),
    response: SignedInUser,
    errors: ['OtpInvalid', 'OtpExpired', 'Forbidden', 'TooManyRequests'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v1/password',
    summary: 'Send a password reset link. The answer does not reveal whether the address has an account.',
    access: { who: 'anyone' },
    body: z.object({ email: emailAddress(), type, app: z.literal('partners-portal') }),
    response: lenientAnswer(data(z.object({ sent: z.boolean() }))),
    errors: ['TooManyRequests'],
  }),
  checkResetLink: endpoint({
    method: 'POST',
    path: '/v1/password/check',
    summary: 'Check that the token of a reset link still works, without using it.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: lenientAnswer(data(z.object({ works: z.literal(true) }))),
    errors: ['LinkExpired', 'TooManyRequests'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/v1/password/change',
    summary: 'Set a new password with the token of a reset link. Ends all sessions of the user.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({
      password: newPassword('Password must not be empty.'),
      confirm_password: z.string('Password must not be empty.').check(z.trim(), z.minLength(1, 'Password must not be empty.')),
      type: z.optional(z.string()),
      token: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    response: lenientAnswer(data(z.object({ changed: z.boolean() }))),
    errors: ['LinkExpired', 'TooManyRequests'],
  }),
  handOff: endpoint({
    method: 'POST',
    path: '/v1/users/sessions/handoff',
    summary: 'Create a token that opens the portal once on another device, valid for five minutes and while the session lasts.',
    access: { who: 'signedIn' },
    idempotent: false,
    response: data(z.object({ token: z.string(), expires_at: instant })),
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/v1/users/sessions/exchange',
    summary: 'Exchange a handoff token for a new session, which ends with the 90 days of the first. A token works once.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: data(SignedInUser),
    errors: ['LinkExpired', 'Forbidden', 'TooManyRequests'],
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/v1/users/step-up',
    summary:
      'Start a step-up: confirm with the password, or request a code by text message. Within 24 hours of a change of phone, or with a phone that is not confirmed, only the password counts.',
    access: { who: 'signedIn' },
    idempotent: false,
    body: z.discriminatedUnion('method', [
      z.object({ method: z.literal('password'), password: currentPassword }),
      z.object({ method: z.literal('otp') }),
    ]),
    response: data(z.union([StepUpProof, SentCode])),
    errors: ['InvalidCredentials', 'PhoneTooNew', 'TooManyRequests'],
  }),
  confirmStepUp: endpoint({
    method: 'PATCH',
    path: '/v1/step-up/:referenceId',
    summary: 'Complete a step-up with a one-time code. It works once; within five minutes the same `attempt` can repeat it.',
    access: { who: 'signedIn' },
    params: z.object({ referenceId: id }),
    body: z.object({
      otp_code: otpCode,
      /** A random text of the client for this code, so that a step-up whose response was lost can be repeated. */
      attempt,
    }),
    response: data(StepUpProof),
    errors: ['OtpInvalid', 'OtpExpired', 'PhoneTooNew', 'TooManyRequests'],
  }),
}
