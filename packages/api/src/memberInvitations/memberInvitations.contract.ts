import * as z from 'zod/mini'
import { addedField, lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { AccountMember } from '../members/member.ts'

/** The code of a link. It proves access to the mailbox. */
const secret = z.string().check(z.minLength(1), z.maxLength(64))
const ofInvitation = { in: 'params', name: 'id', by: 'memberInvitation' } as const

export const memberInvitations = {
  info: endpoint({
    method: 'GET',
    path: '/v1/account_members/invite',
    summary: 'Get the invitation of a link.',
    access: { who: 'anyone' },
    query: z.object({ code: secret }),
    response: z.object({
      member_email: z.string(),
      /** The name of the organisation. */
      name: z.string(),
      /** The code that accepts the invitation, once. */
      invite_id: secret,
      invited_by: addedField(z.string()),
      expires_at: addedField(instant),
      /** Whether a user with this address exists. */
      registered: addedField(z.boolean()),
    }),
    errors: ['LinkExpired'],
  }),
  accept: endpoint({
    method: 'PATCH',
    path: '/v1/account_members/:id/accept',
    summary: 'Accept an invitation for the user with its e-mail address. `id` is the `invite_id` of the link.',
    access: { who: 'anyone' },
    params: z.object({ id: secret }),
    response: lenientAnswer(data(z.object({ id, member_email: z.string(), partner: z.object({ id, company_name: z.string() }) }))),
    errors: ['LinkExpired', 'InvalidTransition', 'ItemAlreadyExist'],
    invalidates: ['members', 'users'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/v1/account_members/:id/resend',
    summary: 'Send an invitation again, valid for another seven days. Earlier links stop working. Limited to three times a day.',
    access: { who: 'member', partner: ofInvitation, areas: 'owner' },
    params: z.object({ id }),
    response: data(AccountMember),
    errors: ['InvalidTransition', 'TooManyRequests'],
    invalidates: ['members'],
  }),
  link: endpoint({
    method: 'POST',
    path: '/v1/account_members/:id/link',
    summary: 'Create a new link for an invitation. Earlier links stop working.',
    access: { who: 'member', partner: ofInvitation, areas: 'owner' },
    idempotent: false,
    params: z.object({ id }),
    /** A path of the portal. */
    response: data(z.object({ link: z.string(), expires_at: instant })),
    errors: ['InvalidTransition'],
    invalidates: ['members'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/account_members/:id/cancel',
    summary: 'Cancel an invitation. Its link stops working.',
    access: { who: 'member', partner: ofInvitation, areas: 'owner' },
    params: z.object({ id }),
    response: data(z.object({ id, cancelled: z.boolean() })),
    errors: ['InvalidTransition'],
    invalidates: ['members', 'partnerInvitations'],
  }),
}
