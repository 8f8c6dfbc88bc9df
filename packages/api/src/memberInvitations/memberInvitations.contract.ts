import { invitationSteps } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { addedField, lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant, openEnum } from '../kernel/commonSchemas.ts'
import { AccountMember } from '../members/member.ts'

/** The code of a link, or the `invite_id` made of it. That of the mailed link proves access to the mailbox, that of a copied link nothing. */
const secret = z.string().check(z.minLength(1), z.maxLength(64))
const ofInvitation = { in: 'params', name: 'id', by: 'memberInvitation' } as const

export const memberInvitations = {
  info: endpoint({
    method: 'GET',
    path: '/v1/account_members/invite',
    summary: 'Get the invitation of a link, and what its holder does next.',
    access: { who: 'anyone', session: 'optional' },
    query: z.object({ code: secret }),
    response: z.object({
      member_email: z.string(),
      /** The name of the organisation. */
      name: z.string(),
      /** Accepts the invitation, once. */
      invite_id: secret,
      invited_by: addedField(z.string()),
      expires_at: addedField(instant),
      /** Whether a user with this address exists. Always false for a copied link, which does not reveal it. */
      registered: addedField(z.boolean()),
      /** The mailed link proves the address. The one that an owner has copied does not. */
      link: addedField(openEnum(['mailed', 'copied'])),
      /**
       * What to do: accept; register and then accept; log in with this address; confirm it by mail; or log out, because the session has another
       * address. Without it the client decides by `registered`.
       */
      next: addedField(openEnum(invitationSteps)),
    }),
    errors: ['LinkExpired', 'TooManyRequests'],
  }),
  accept: endpoint({
    method: 'PATCH',
    path: '/v1/account_members/:id/accept',
    summary:
      'Accept an invitation for the user with its e-mail address. `id` is the `invite_id` of the link. Needs no session where the mailed link proves who accepts.',
    access: { who: 'anyone', session: 'optional' },
    idempotent: true,
    params: z.object({ id: secret }),
    response: lenientAnswer(data(z.object({ id, member_email: z.string(), partner: z.object({ id, company_name: z.string() }) }))),
    errors: ['LinkExpired', 'InvalidTransition', 'ItemAlreadyExist', 'LoginRequired', 'EmailNotConfirmed', 'Forbidden', 'TooManyRequests'],
    invalidates: ['members', 'users', 'partnerInvitations'],
  }),
  resend: endpoint({
    method: 'POST',
    path: '/v1/account_members/:id/resend',
    summary: 'Send an invitation again, valid for another seven days. Earlier mailed links stop working. Limited to three times a day.',
    access: { who: 'member', partner: ofInvitation, areas: 'owner' },
    params: z.object({ id }),
    response: data(AccountMember),
    errors: ['InvalidTransition', 'TooManyRequests'],
    invalidates: ['members'],
  }),
  link: endpoint({
    method: 'POST',
    path: '/v1/account_members/:id/link',
    summary:
      'Create a link of an invitation to copy. It proves nothing: who opens it logs in, or registers and confirms the address. Earlier copied links stop working, the mailed one does not.',
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
