import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { data, id } from '../kernel/schema.ts'
import { Membership } from './membership.ts'
import { User } from './user.ts'

export const users = {
  profile: endpoint({
    method: 'GET',
    path: '/v1/users/profile',
    summary: 'The signed-in user; also tells whether a stored token is still good.',
    access: { who: 'signedIn' },
    reply: User,
  }),
  partnerMembers: endpoint({
    method: 'GET',
    path: '/v1/users/:id/partner-members',
    summary: "The user's organisations with roles and onboarding state; also refreshes the active context.",
    access: { who: 'self', param: 'id' },
    params: z.object({ id }),
    reply: data(z.array(Membership)),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v1/users/:id/sessions/:sid',
    summary: "Ends one of the user's sessions; `current` is the one that asks.",
    access: { who: 'self', param: 'id' },
    params: z.object({ id, sid: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: data(z.object({ ended: z.boolean() })),
    errors: ['NotFound'],
  }),
}
