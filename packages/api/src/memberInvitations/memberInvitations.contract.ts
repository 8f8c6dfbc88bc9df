import * as z from 'zod/mini'
import { added, unread } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { AccountMember } from '../members/member.ts'

/** The secret of a link: whoever has it has read the mail. */
const secret = z.string().check(z.minLength(1), z.maxLength(64))
const ofInvitation = { in: 'params', name: 'id', by: 'memberInvitation' } as const

export const memberInvitations = {
  info: endpoint({
    method: 'GET',
    path: '/v1/account_members/invite',
    summary: 'What the link of an invitation is about.',
    access: { who: 'anyone' },
    query: z.object({ code: secret }),
    response: z.object({
      member_email: z.string(),
      /** Of the organisation. */
      name: z.string(),
      /** The secret by which it is accepted, once; nothing else knows it. */
      invite_id: secret,
      invited_by: added(z.string()),
      expires_at: added(instant),
      /** Whether somebody has signed up with that address, so that there is nothing left to fill in. */
      registered: added(z.boolean()),
    }),
    errors: ['LinkExpired'],
  }),
  accept: endpoint({
    method: 'PATCH',
    path: '/v1/account_members/:id/accept',
    summary: 'Makes the user of that e-mail address a member; `id` is the `invite_id` of the link, not the id of a member.',
    access: { who: 'anyone' },
    params: z.object({ id: secret }),
    response: unread(data(z.object({ id, member_email: z.string(), partner: z.object({ id, company_name: z.string() }) }))),
    errors: ['LinkExpired', 'InvalidTransition', 'ItemAlreadyExist'],
    invalidates: ['members', 'users'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/v1/account_members/:id/resend',
    summary: 'Sends an invitation again, good for another seven days; links sent before stop working. Three times a day.',
    access: { who: 'member', partner: ofInvitation, areas: 'owner' },
    params: z.object({ id }),
    response: data(AccountMember),
    errors: ['InvalidTransition', 'TooManyRequests'],
    invalidates: ['members'],
  }),
  link: endpoint({
    method: 'POST',
    path: '/v1/account_members/:id/link',
    summary: 'A new link of an invitation, to pass on by hand; links made before stop working.',
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
    summary: 'Takes an invitation back; its link stops working.',
    access: { who: 'member', partner: ofInvitation, areas: 'owner' },
    params: z.object({ id }),
    response: data(z.object({ id, cancelled: z.boolean() })),
    errors: ['InvalidTransition'],
    invalidates: ['members', 'partnerInvitations'],
  }),
}
