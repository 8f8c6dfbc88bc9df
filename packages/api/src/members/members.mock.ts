import {
  isSandboxBounceAddress,
  invitationDays,
  isOwner,
  isLastOwner,
  makesOwner,
  memberStatuses,
  roles as everyRole,
  roleLabel,
  organizationRole,
  paths,
} from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { endSessions, voidPendingProofs } from '../demo/mockCredentials.ts'
import { requireMember, requireCaller, requireStepUp, type MockContext } from '../demo/mockContext.ts'
import {
  cancelInvitations,
  cancelInvitationsFrom,
  serializeInvitation,
  serializeMember,
  listOpenInvitations,
  listTeam,
  recordAudit,
} from '../demo/teamMembers.ts'
import type { MockMemberInvitation } from '../demo/mockTeam.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import { hasRoles } from './hasRoles.ts'
import type { AccountMember } from './member.ts'
import { memberMessages } from './memberMessages.ts'

type MembersMock = Handlers<typeof contract, MockContext>['members']

const fullName = ({ member_info }: AccountMember) => (member_info ? `${member_info.fname} ${member_info.lname}` : null)

export const membersMock: MembersMock = {
  list(context, { query }) {
    const { organization } = requireMember(context)
    const allMembers = [
      ...listTeam(context.demoData, organization).map((each) => serializeMember(context.demoData, organization, each)),
      ...listOpenInvitations(context.demoData, organization).map((each) => serializeInvitation(context.demoData, each)),
    ]
    const ofRole = allMembers.filter(
      ({ member_roles }) => query.role.length === 0 || query.role.some((role) => member_roles.includes(role)),
    )
    const options = {
      now: context.demoData.clock(),
      by: {
        created_at: ({ created_at }: AccountMember) => created_at,
        name: fullName,
        email: ({ member_email }: AccountMember) => member_email,
        last_active_at: ({ last_active_at }: AccountMember) => last_active_at,
      },
      text: (each: AccountMember) => [fullName(each), each.member_email],
    }
    const all = paginate(ofRole, { ...query, page: 1, perPage: 100 }, options).data
    const filtered = ofRole.filter(({ status }) => query.status.length === 0 || query.status.some((each) => each === status))
    const { data, metadata } = paginate(filtered, query, options)
    return {
      data,
      metadata: {
        ...metadata,
        counts: countByValue(
          memberStatuses,
          all.map(({ status }) => status),
        ),
        role_counts: countByValue(
          everyRole,
          allMembers.flatMap(({ status, member_roles }) => (status === 'active' ? member_roles : [])),
        ),
      },
    }
  },

  invite(context, { body: { member_email, member_roles } }) {
    const { demoData } = context
    const { organization } = requireMember(context)
    const member = listTeam(demoData, organization).find(({ person }) => person.email.toLowerCase() === member_email.toLowerCase())
    if (member && member.membership.roles.length > 0)
      throw new RequestError('ItemAlreadyExist', memberMessages.member, { errors: { member_email: memberMessages.member } })
    const before = listOpenInvitations(demoData, organization).find(
      (each) => each.member_email.toLowerCase() === member_email.toLowerCase(),
    )
    if (before && serializeInvitation(demoData, before).status === 'pending')
      throw new RequestError('ItemAlreadyExist', memberMessages.invited, { errors: { member_email: memberMessages.invited } })
    const now = demoData.clock()
    if (before) before.cancelled_at = now.toISOString()
    const id = `inv_demo${demoData.team.invitations.length + 1}`
    const invitation: MockMemberInvitation = {
      id,
      partner_id: organization.id,
      member_email,
      roles: member_roles,
      code: `code-${id}`,
      link_code: null,
      invited_by: requireCaller(context).person.id,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + invitationDays * 86_400_000).toISOString(),
      accepted_at: null,
      cancelled_at: null,
      bounced_at: isSandboxBounceAddress(member_email) ? now.toISOString() : null,
      resent: 0,
      resent_on: null,
    }
    demoData.team.invitations.push(invitation)
    const link = paths.acceptInvite({ code: invitation.code })
    demoData.outbox.push({ channel: 'email', to: member_email, text: 'You are invited', link, created_at: now.toISOString() })
    recordAudit(context, organization.id, 'member.invited', { type: 'member', id, label: member_email })
    emitEvent(demoData, { type: 'member.updated', partner_id: organization.id, data: { member_id: id, change: 'invited' } })
    return { data: serializeInvitation(demoData, invitation) }
  },

  setRoles(context, { params, body: { member_roles, expected_roles } }) {
    const target = requireChangeable(context, params.id, !member_roles.includes('partner_owner'))
    const before = target.membership.roles
    if (hasRoles(before, member_roles)) return { data: serializeMember(context.demoData, requireMember(context).organization, target) }
    if (expected_roles && !hasRoles(before, expected_roles)) throw new RequestError('VersionConflict')
    target.membership.roles = [...new Set(member_roles)]
    if (before.length === 0 || member_roles.length === 0)
      cancelInvitations(context.demoData, requireMember(context).organization, target.person.email)
    if (member_roles.length > 0) target.membership.role = organizationRole(member_roles)
    const revoked = member_roles.length === 0
    return recordMemberChange(context, target, revoked ? 'revoked' : 'roles', revoked ? 'member.revoked' : 'member.roles_changed', {
      field: 'roles',
      from: before.map(roleLabel),
      to: member_roles.map(roleLabel),
    })
  },

  setStatus(context, { params, body: { disabled } }) {
    const target = requireChangeable(context, params.id, disabled === 1)
    const before = target.membership.disabled
    if (before === disabled) return { data: serializeMember(context.demoData, requireMember(context).organization, target) }
    const { roles } = target.membership
    if (makesOwner({ roles, disabled: before === 1 }, { roles, disabled: disabled === 1 })) requireStepUp(context)
    target.membership.disabled = disabled
    const change = disabled === 1 ? 'disabled' : 'enabled'
    return recordMemberChange(context, target, change, `member.${change}`, { field: 'disabled', from: before === 1, to: disabled === 1 })
  },
}

/** Finds a member to change. `ends`: the change ends an active ownership. Throws RequestError `LastOwner`, and `Forbidden` for the caller. */
function requireChangeable(context: MockContext, id: string, ends: boolean) {
  const team = listTeam(context.demoData, requireMember(context).organization)
  const target = team.find(({ membership }) => membership.id === id)
  if (!target) throw new RequestError('NotFound')
  const memberships = team.map(({ membership }) => ({ ...membership, disabled: membership.disabled === 1 }))
  if (ends && isLastOwner(memberships, id)) throw new RequestError('LastOwner')
  if (target.person === requireCaller(context).person) throw new RequestError('Forbidden', memberMessages.self)
  return target
}

function recordMemberChange(
  context: MockContext,
  target: ReturnType<typeof listTeam>[number],
  change: 'roles' | 'revoked' | 'enabled' | 'disabled',
  action: string,
  what: { field: string; from: unknown; to: unknown },
) {
  const { demoData } = context
  const { organization } = requireMember(context)
  const { person, membership } = target
  const entity = { type: 'member', id: membership.id, label: `${person.fname} ${person.lname}` }
  if (membership.disabled === 1 || !isOwner(membership.roles)) cancelInvitationsFrom(context, organization, person.id)
  if (change === 'revoked' || change === 'disabled') voidPendingProofs(demoData, person)
  // A user without any role is logged out.
  if (person.memberships.every((each) => each.roles.length === 0)) endSessions(demoData, person)
  recordAudit(context, organization.id, action, entity, [what])
  emitEvent(demoData, { type: 'member.updated', partner_id: organization.id, data: { member_id: membership.id, change } })
  const roles = membership.disabled === 1 ? [] : membership.roles
  emitEvent(demoData, {
    type: 'access.changed',
    partner_id: organization.id,
    user_id: person.id,
    data: { partner_id: organization.id, roles },
  })
  return { data: serializeMember(demoData, organization, target) }
}
