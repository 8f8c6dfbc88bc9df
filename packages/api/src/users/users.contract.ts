import { currentPassword, newPassword, profileFields } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { OtpCode } from '../auth/otpCode.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { Membership } from './membership.ts'
import { DeviceSession, Profile, User } from './user.ts'

const self = { who: 'self', param: 'id' } as const

export const users = {
  profile: endpoint({
    method: 'GET',
    path: '/v1/users/profile',
    summary: 'The signed-in user; also tells whether a stored token is still good.',
    access: { who: 'signedIn' },
    response: User,
  }),
  partnerMembers: endpoint({
    method: 'GET',
    path: '/v1/users/:id/partner-members',
    summary: "The user's organisations with roles and onboarding state; also refreshes the active context.",
    access: self,
    params: z.object({ id }),
    response: data(z.array(Membership)),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/sessions/:sid',
    summary: "Ends one of the user's sessions; `current` is the one that asks.",
    access: self,
    params: z.object({ id, sid: z.string().check(z.minLength(1), z.maxLength(64)) }),
    response: data(z.object({ ended: z.boolean() })),
    errors: ['NotFound'],
    invalidates: ['users'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/users/:id',
    summary: 'The signed-in user with everything that they may change about themselves.',
    access: self,
    params: z.object({ id }),
    response: data(Profile),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/v1/users/:id',
    summary: 'Change name, picture, language, theme or low-data mode.',
    access: self,
    params: z.object({ id }),
    body: z.object({
      version: z.int(),
      fname: z.optional(profileFields.fname),
      lname: z.optional(profileFields.lname),
      /** Path of an uploaded picture; null takes it away. */
      avatar: z.optional(profileFields.avatar),
      language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/, 'This is no language'))),
      theme: z.optional(z.enum(['system', 'light', 'dark'])),
      low_data: z.optional(z.boolean()),
    }),
    response: data(Profile),
    errors: ['VersionConflict'],
    invalidates: ['users'],
  }),
  changePassword: endpoint({
    method: 'PATCH',
    path: '/v1/users/:id/password',
    summary: 'Choose a new password with the old one; every other session ends.',
    access: self,
    params: z.object({ id }),
    body: z.object({
      password: currentPassword,
      new_password: newPassword('Password must not be empty.'),
    }),
    response: data(z.object({ changed: z.boolean() })),
    errors: ['InvalidCredentials', 'TooManyRequests'],
    invalidates: ['users'],
  }),
  changePhone: endpoint({
    method: 'POST',
    path: '/v1/users/:id/phone',
    summary: 'Send a code to another phone number, to make it one’s own.',
    access: self,
    params: z.object({ id }),
    body: z.object({
      phone: profileFields.phone,
      country_code: profileFields.country_code,
    }),
    response: data(z.object({ reference_id: id })),
    errors: ['ItemAlreadyExist', 'TooManyRequests'],
  }),
  confirmPhone: endpoint({
    method: 'PATCH',
    path: '/v1/users/:id/phone/:referenceId',
    summary: 'Take the number over with the code that was sent to it.',
    access: self,
    params: z.object({ id, referenceId: id }),
    body: z.object({ otp_code: OtpCode }),
    response: data(Profile),
    errors: ['OtpInvalid', 'OtpExpired', 'ItemAlreadyExist'],
    invalidates: ['users'],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/v1/users/:id/email',
    summary: 'Send a link to another e-mail address, to make it one’s own.',
    access: self,
    stepUp: true,
    params: z.object({ id }),
    body: z.object({ email: profileFields.email }),
    response: data(z.object({ sent: z.boolean() })),
    errors: ['TooManyRequests'],
    invalidates: ['users'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/v1/users/email/confirm',
    summary: 'Take the address over with the token of the link.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: data(z.object({ email: z.string() })),
    errors: ['LinkExpired', 'ItemAlreadyExist', 'TooManyRequests'],
    invalidates: ['users'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/v1/users/:id/sessions',
    summary: 'Where the user is logged in, the one that asks first.',
    access: self,
    params: z.object({ id }),
    response: data(z.array(DeviceSession)),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/sessions',
    summary: 'Ends every session but the one that asks.',
    access: self,
    params: z.object({ id }),
    response: data(z.object({ ended: z.int() })),
    invalidates: ['users'],
  }),
}
