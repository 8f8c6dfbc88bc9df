import { currentPassword, newPassword, newPasswordDiffers, otpCode, profileFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { SentCode } from '../auth/sentCode.ts'
import { addedField } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { Membership } from './membership.ts'
import { DeviceSession, Profile, User } from './user.ts'

const self = { who: 'self', param: 'id' } as const

export const users = {
  profile: endpoint({
    method: 'GET',
    path: '/v1/users/profile',
    summary: 'Get the signed-in user. Also validates a stored token.',
    access: { who: 'signedIn' },
    response: User,
  }),
  partnerMembers: endpoint({
    method: 'GET',
    path: '/v1/users/:id/partner-members',
    summary: "List the user's organisations with roles and onboarding state.",
    access: self,
    params: z.object({ id }),
    response: z.object({
      data: z.array(Membership),
      metadata: addedField(
        z.object({
          /**
           * The number of each organisation's last event, read before the memberships; 0 before the first. A client that connects later
           * replays what came in between.
           */
          event_seqs: z.record(id, z.int().check(z.nonnegative())),
        }),
      ),
    }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/sessions/:sid',
    summary: "End a session of the user. `current` ends the caller's own.",
    access: self,
    params: z.object({ id, sid: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: data(z.object({ ended: z.boolean() })),
    errors: ['NotFound'],
    invalidates: ['users'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/users/:id',
    summary: 'Get the profile of the signed-in user.',
    access: self,
    params: z.object({ id }),
    response: data(Profile),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/v1/users/:id',
    summary:
      'Update name, picture, language, theme or low-data mode. A new name becomes a request that is reviewed, if the old one was verified.',
    access: self,
    idempotent: true,
    params: z.object({ id }),
    body: z.object({
      version: z.int(),
      fname: z.optional(profileFields.fname),
      lname: z.optional(profileFields.lname),
      /** The location of an uploaded picture; null removes it. */
      avatar: z.optional(profileFields.avatar),
      language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/, 'Please send the code of a language as in en'))),
      theme: z.optional(z.enum(['system', 'light', 'dark'])),
      low_data: z.optional(z.boolean()),
    }),
    response: data(Profile),
    errors: ['VersionConflict', 'InvalidTransition'],
    invalidates: ['users'],
  }),
  changePassword: endpoint({
    method: 'PATCH',
    path: '/v1/users/:id/password',
    summary: 'Change the password. Ends all other sessions and voids what they started.',
    access: self,
    params: z.object({ id }),
    body: z
      .object({
        password: currentPassword,
        new_password: newPassword('Password must not be empty.'),
      })
      .check(newPasswordDiffers),
    response: data(z.object({ changed: z.boolean() })),
    errors: ['InvalidCredentials', 'TooManyRequests'],
    invalidates: ['users'],
  }),
  changePhone: endpoint({
    method: 'POST',
    path: '/v1/users/:id/phone',
    summary: 'Send a one-time code to a new phone number, or to the present one to confirm it. Ends the code that was sent before.',
    access: self,
    stepUp: true,
    params: z.object({ id }),
    body: z.object({
      phone: profileFields.phone,
      country_code: profileFields.country_code,
    }),
    response: data(SentCode),
    errors: ['ItemAlreadyExist', 'TooManyRequests'],
  }),
  confirmPhone: endpoint({
    method: 'PATCH',
    path: '/v1/users/:id/phone/:referenceId',
    summary:
      'Change or confirm the phone number with the one-time code. After a change the old number and the e-mail address are notified.',
    access: self,
    idempotent: true,
    params: z.object({ id, referenceId: id }),
    body: z.object({ otp_code: otpCode }),
    response: data(Profile),
    errors: ['OtpInvalid', 'OtpExpired', 'ItemAlreadyExist', 'TooManyRequests'],
    invalidates: ['users'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/v1/users/:id/email',
    summary: 'Send a confirmation link to a new e-mail address.',
    access: self,
    stepUp: true,
    params: z.object({ id }),
    body: z.object({ email: profileFields.email }),
    response: data(z.object({ sent: z.boolean() })),
    errors: ['TooManyRequests'],
    invalidates: ['users'],
  }),
  resendEmailChange: endpoint({
    method: 'POST',
    path: '/v1/users/:id/email/resend',
    summary: 'Send the link of a requested change of the e-mail address again. Earlier links stay valid.',
    access: self,
    idempotent: false,
    params: z.object({ id }),
    /** `sent` is false if no change waits for its link. */
    response: data(z.object({ sent: z.boolean() })),
    errors: ['TooManyRequests'],
    invalidates: ['users'],
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/email',
    summary: 'Withdraw a requested change of the e-mail address. Its links stop working; the present address stays.',
    access: self,
    params: z.object({ id }),
    /** `cancelled` is false if no change waited for its link. */
    response: data(z.object({ cancelled: z.boolean() })),
    invalidates: ['users'],
  }),
  resendEmailConfirmation: endpoint({
    method: 'POST',
    path: '/v1/users/email-verification',
    summary: "Send the link that confirms the signed-in user's e-mail address again, valid for seven days.",
    access: { who: 'signedIn' },
    idempotent: false,
    /** `sent` is false if the address is confirmed already. */
    response: data(z.object({ sent: z.boolean() })),
    errors: ['TooManyRequests'],
    invalidates: ['users'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/v1/users/email/confirm',
    summary: 'Change or prove the e-mail address with the token of the link. The old address gets a link that undoes the change.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: data(z.object({ email: z.string() })),
    errors: ['LinkExpired', 'ItemAlreadyExist', 'TooManyRequests'],
    invalidates: ['users'],
  }),
  undoEmail: endpoint({
    method: 'POST',
    path: '/v1/users/email/undo',
    summary: 'Undo a change of the e-mail address with the link to the old one, for 72 hours. Ends all sessions and mails a reset link.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: data(z.object({ undone: z.boolean() })),
    errors: ['LinkExpired', 'TooManyRequests'],
    invalidates: ['users'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/v1/users/:id/sessions',
    summary: "List the user's sessions, the caller's own first.",
    access: self,
    params: z.object({ id }),
    response: data(z.array(DeviceSession)),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/sessions',
    summary: 'End all other sessions of the user. Voids handoffs, step-ups, codes, links and pending changes.',
    access: self,
    params: z.object({ id }),
    response: data(z.object({ ended: z.int() })),
    invalidates: ['users'],
  }),
}
