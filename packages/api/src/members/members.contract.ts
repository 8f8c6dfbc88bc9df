import { isOwner, memberStatuses, membersPageSize, roles } from '@vehicle-partner/domain'
import { invitationFields, memberRoles } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { withSpecifiedFields, lenientAnswer } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { AccountMember } from './member.ts'

const owner_type = z.literal('partner', '`owner_type` must be partner')
const ofMember = { in: 'params', name: 'id', by: 'member' } as const

const MemberList = listResponse(
  withSpecifiedFields(AccountMember, ['id', 'owner_id', 'owner_type', 'member_email', 'member_roles', 'disabled', 'member_info']),
  { counts: memberStatuses, also: { role_counts: z.record(z.string(), z.int()) } },
)

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/v1/account_members',
    summary: 'List the members and the open invitations of an organisation.',
    access: { who: 'member', partner: { in: 'query', name: 'owner_id', by: 'id' }, areas: ['members'] },
    query: listQuery({
      sort: ['created_at', 'name', 'email', 'last_active_at'],
      perPage: membersPageSize,
      filters: { status: z.enum(memberStatuses), role: z.enum(roles) },
      also: { owner_id: id, owner_type },
    }),
    /** `counts` consider search and role filter, but not the status filter. `role_counts` are the active members with each role, whatever the filters. */
    response: z.extend(MemberList, { metadata: withSpecifiedFields(MemberList.shape.metadata, ['total']) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/v1/account_members',
    summary: 'Invite a person by e-mail with these roles. The link works once, for seven days.',
    access: { who: 'member', partner: { in: 'body', name: 'owner_id', by: 'id' }, areas: 'owner' },
    status: 201,
    body: z.object({ owner_type, owner_id: id, ...invitationFields }),
    stepUp: { when: 'to invite an owner', isNeeded: ({ body }) => isOwner(body.member_roles) },
    response: lenientAnswer(data(AccountMember)),
    errors: ['ItemAlreadyExist'],
    invalidates: ['members', 'partnerInvitations'],
  }),
  setRoles: endpoint({
    method: 'PATCH',
    path: '/v1/account_members/:id/roles',
    summary: 'Replace the roles of a member. An empty list revokes access.',
    access: { who: 'member', partner: ofMember, areas: 'owner' },
    params: z.object({ id }),
    body: z.object({
      member_roles: memberRoles,
      /** The roles that the change starts from; if the member has others by now, it is a `VersionConflict`. */
      expected_roles: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
    }),
    stepUp: { when: 'if the roles include owner', isNeeded: ({ body }) => isOwner(body.member_roles) },
    response: lenientAnswer(data(AccountMember)),
    errors: ['LastOwner', 'Forbidden', 'VersionConflict'],
    invalidates: ['members'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/v1/account_members/:id/status',
    summary: 'Deactivate (1) or activate (0) a member. Roles are kept.',
    access: { who: 'member', partner: ofMember, areas: 'owner' },
    params: z.object({ id }),
    body: z.object({ disabled: z.union([z.literal(0), z.literal(1)], '`disabled` must be 0 or 1') }),
    stepUp: { when: 'to activate an owner' },
    response: lenientAnswer(data(AccountMember)),
    errors: ['LastOwner', 'Forbidden'],
    invalidates: ['members'],
  }),
}
