import { memberStatuses, membersPageSize, roles } from '@vehicle-partner/domain'
import { invitationFields, memberRoles } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { specified, unread } from '../kernel/addedFields.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { listQuery } from '../kernel/listQuery.ts'
import { listResponse } from '../kernel/listResponse.ts'
import { data, id } from '../kernel/commonSchemas.ts'
import { AccountMember } from './member.ts'

const owner_type = z.literal('partner', 'Only partners have members')
const ofMember = { in: 'params', name: 'id', by: 'member' } as const

const MemberList = listResponse(
  specified(AccountMember, ['id', 'owner_id', 'owner_type', 'member_email', 'member_roles', 'disabled', 'member_info']),
  { counts: memberStatuses },
)

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/v1/account_members',
    summary: 'Who works in an organisation, and who is invited to; an invitation that was accepted or cancelled is not in it.',
    access: { who: 'member', partner: { in: 'query', name: 'owner_id', by: 'id' }, areas: ['members'] },
    query: listQuery({
      sort: ['created_at', 'name', 'email', 'last_active_at'],
      perPage: membersPageSize,
      filters: { status: z.enum(memberStatuses), role: z.enum(roles) },
      also: { owner_id: id, owner_type },
    }),
    /** `counts` are of the search and the role, whatever the status. */
    response: z.extend(MemberList, { metadata: specified(MemberList.shape.metadata, ['total']) }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/v1/account_members',
    summary: 'Invites somebody by e-mail with these roles; the link works for seven days and one person.',
    access: { who: 'member', partner: { in: 'body', name: 'owner_id', by: 'id' }, areas: 'owner' },
    status: 201,
    body: z.object({ owner_type, owner_id: id, ...invitationFields }),
    response: unread(data(AccountMember)),
    errors: ['ItemAlreadyExist'],
    invalidates: ['members', 'partnerInvitations'],
  }),
  setRoles: endpoint({
    method: 'PATCH',
    path: '/v1/account_members/:id/roles',
    summary: 'Gives a member these roles and no others; none at all takes their access away.',
    access: { who: 'member', partner: ofMember, areas: 'owner' },
    params: z.object({ id }),
    body: z.object({ member_roles: memberRoles }),
    response: unread(data(AccountMember)),
    errors: ['LastOwner', 'Forbidden'],
    invalidates: ['members'],
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/v1/account_members/:id/status',
    summary: 'Switches a member off (1) or on again (0); their roles stay.',
    access: { who: 'member', partner: ofMember, areas: 'owner' },
    params: z.object({ id }),
    body: z.object({ disabled: z.union([z.literal(0), z.literal(1)], 'Say 1 or 0') }),
    response: unread(data(AccountMember)),
    errors: ['LastOwner', 'Forbidden'],
    invalidates: ['members'],
  }),
}
