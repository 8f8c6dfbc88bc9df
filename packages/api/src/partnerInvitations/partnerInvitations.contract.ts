import * as z from 'zod/mini'
import { specified, unread } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id, instant } from '../kernel/commonSchemas.ts'
import { RoleName } from '../users/user.ts'

/** An organisation that wants the signed-in person in its team (spec section 3). */
export const PartnerInvitation = z.object({
  id,
  company_name: z.string(),
  /** What they would be there. */
  roles: z.array(RoleName),
  created_at: instant,
})
export type PartnerInvitation = z.output<typeof PartnerInvitation>

const decision = {
  access: { who: 'signedIn' },
  /** The invitation's own id, as the list has it. */
  params: z.object({ id }),
  errors: ['NotFound', 'InvalidTransition', 'ItemAlreadyExist'],
  invalidates: ['partnerInvitations', 'users', 'members'],
} as const

export const partnerInvitations = {
  list: endpoint({
    method: 'GET',
    path: '/v1/partner/invitations',
    summary: 'Invitations of organisations that wait for the signed-in person, the newest first.',
    access: { who: 'signedIn' },
    response: data(z.array(specified(PartnerInvitation, ['id', 'company_name']))),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/member-invitations/accept',
    summary: 'Joins the organisation of that invitation.',
    ...decision,
    response: data(z.object({ id, status: z.literal('accepted'), partner_id: id })),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/v1/partners/:id/member-invitations/reject',
    summary: 'Declines that invitation.',
    ...decision,
    response: unread(data(z.object({ id, status: z.literal('rejected') }))),
  }),
}
