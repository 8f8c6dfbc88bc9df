import * as z from 'zod/mini'
import { withSpecifiedFields, lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { RoleName } from '../users/user.ts'

/** An invitation of an organisation to the signed-in user (spec section 3). */
export const PartnerInvitation = z.object({
  id,
  company_name: z.string(),
  /** The offered roles. */
  roles: z.array(RoleName),
  created_at: instant,
  /** The name of the member who invited. */
  invited_by: z.string(),
  expires_at: instant,
})
export type PartnerInvitation = z.output<typeof PartnerInvitation>

const decision = {
  access: { who: 'signedIn' },
  /** The id of the invitation. */
  params: z.object({ id }),
  errors: ['NotFound', 'InvalidTransition', 'ItemAlreadyExist'],
  invalidates: ['partnerInvitations', 'users', 'members'],
} as const

export const partnerInvitations = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partner/invitations',
    summary: "List the open invitations to the signed-in user's confirmed e-mail address, newest first. Empty until it is confirmed.",
    access: { who: 'signedIn' },
    response: data(z.array(withSpecifiedFields(PartnerInvitation, ['id', 'company_name']))),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/member-invitations/accept',
    summary: 'Accept an invitation and join its organisation.',
    ...decision,
    response: data(z.object({ id, status: z.literal('accepted'), partner_id: id })),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/member-invitations/reject',
    summary: 'Reject an invitation.',
    ...decision,
    response: lenientAnswer(data(z.object({ id, status: z.literal('rejected') }))),
  }),
}
