import { describeAuditEntry, invitationStatus, lagosDate, memberStatus, maxResendsPerDay, organizationRole } from '@vehicle-partner/domain'
import type { AuditEvent } from '../audit/auditEvent.ts'
import { RequestError } from '../kernel/errors.ts'
import type { AccountMember } from '../members/member.ts'
import type { MockContext } from './mockContext.ts'
import type { MockMemberInvitation } from './mockTeam.ts'
import type { DemoData, MockOrganization, MockPerson } from './demoData.ts'

type Membership = MockPerson['memberships'][number]

const demoJoinedAt = '2025-03-04T09:00:00.000Z'

/** The key of an organisation in the demo data. */
const organizationKey = (demoData: DemoData, organization: MockOrganization) =>
  Object.entries(demoData.organizations).find(([, each]) => each === organization)?.[0] ?? organization.id

/** The members of an organisation with their memberships. */
export function listTeam(demoData: DemoData, organization: MockOrganization): { person: MockPerson; membership: Membership }[] {
  const key = organizationKey(demoData, organization)
  return Object.values(demoData.people).flatMap((person) =>
    person.memberships.filter((each) => each.organization === key).map((membership) => ({ person, membership })),
  )
}

/** The open invitations of an organisation. */
export const listOpenInvitations = (demoData: DemoData, organization: MockOrganization): MockMemberInvitation[] =>
  demoData.team.invitations.filter(
    ({ partner_id, accepted_at, cancelled_at }) => partner_id === organization.id && accepted_at === null && cancelled_at === null,
  )

/** A member in the list. */
export function serializeMember(
  demoData: DemoData,
  organization: MockOrganization,
  { person, membership }: ReturnType<typeof listTeam>[number],
): AccountMember {
  const { id, roles, disabled, role } = membership
  return {
    id,
    owner_id: organization.id,
    owner_type: 'partner',
    member_email: person.email,
    member_roles: roles,
    disabled,
    member_info: { fname: person.fname, lname: person.lname },
    status: memberStatus({ roles, disabled: disabled === 1 }),
    role,
    user_id: person.id,
    created_at: demoData.team.joined[id] ?? demoJoinedAt,
    last_active_at: demoData.sessions.some(({ user_id }) => user_id === person.id) ? demoData.clock().toISOString() : null,
    sent_invitations: listOpenInvitations(demoData, organization).filter(
      (each) => each.invited_by === person.id && serializeInvitation(demoData, each).status === 'pending',
    ).length,
    invitation: null,
  }
}

/** An invitation in the list. */
export function serializeInvitation(demoData: DemoData, invitation: MockMemberInvitation): AccountMember {
  const { id, partner_id, member_email, roles, created_at, expires_at, bounced_at, resent, resent_on } = invitation
  const by = Object.values(demoData.people).find((person) => person.id === invitation.invited_by)
  const now = demoData.clock()
  return {
    id,
    owner_id: partner_id,
    owner_type: 'partner',
    member_email,
    member_roles: roles,
    disabled: 0,
    member_info: null,
    status: invitationStatus({ expires_at: new Date(expires_at), bounced_at: bounced_at === null ? null : new Date(bounced_at) }, now),
    role: null,
    user_id: null,
    created_at,
    last_active_at: null,
    invitation: {
      invited_by: by ? `${by.fname} ${by.lname}` : 'A former member',
      expires_at,
      resends_left: maxResendsPerDay - (resent_on === lagosDate(now) ? resent : 0),
    },
  }
}

/** Finds a user by e-mail address. */
export const findPersonByEmail = (demoData: DemoData, email: string): MockPerson | undefined =>
  Object.values(demoData.people).find((person) => person.email.toLowerCase() === email.toLowerCase())

/**
 * Adds a user to an organisation and returns the member's id. The record of a revoked member is used again.
 * Throws RequestError `ItemAlreadyExist` for a member.
 */
export function addMember(demoData: DemoData, person: MockPerson, organization: MockOrganization, roles: readonly string[]): string {
  const before = listTeam(demoData, organization).find((each) => each.person === person)?.membership
  if (before && before.roles.length > 0) throw new RequestError('ItemAlreadyExist', 'You are already a member')
  const given = {
    organization: organizationKey(demoData, organization),
    roles: [...roles],
    role: organizationRole(roles),
    disabled: 0 as const,
  }
  const id = before?.id ?? `mbr_joined${Object.keys(demoData.team.joined).length + 1}`
  if (before) Object.assign(before, given)
  else person.memberships.push({ id, ...given })
  demoData.team.joined[id] = demoData.clock().toISOString()
  return id
}

/** Cancels the open invitations of an organisation to an address. */
export function cancelInvitations(demoData: DemoData, organization: MockOrganization, email: string): void {
  for (const each of listOpenInvitations(demoData, organization))
    if (each.member_email.toLowerCase() === email.toLowerCase()) each.cancelled_at = demoData.clock().toISOString()
}

/** Cancels the open invitations that a member has sent. */
export function cancelInvitationsFrom(
  { demoData, caller }: Pick<MockContext, 'demoData' | 'caller'>,
  organization: MockOrganization,
  senderId: string,
): void {
  for (const each of listOpenInvitations(demoData, organization)) {
    if (each.invited_by !== senderId) continue
    each.cancelled_at = demoData.clock().toISOString()
    recordAudit({ demoData, caller }, organization.id, 'member.cancelled', { type: 'member', id: each.id, label: each.member_email })
  }
}

/** Adds an entry to the audit log. */
export function recordAudit(
  { demoData, caller }: Pick<MockContext, 'demoData' | 'caller'>,
  partner_id: string,
  action: string,
  entity: AuditEvent['entity'],
  changes: AuditEvent['changes'] = [],
): void {
  const person = caller?.person
  const actor = {
    id: person?.id ?? null,
    name: person ? `${person.fname} ${person.lname}` : 'Vehicle Partner',
    role: 'user',
    ip: null,
    device: null,
  }
  const number = demoData.team.trail.length + 1
  demoData.team.trail.push({
    partner_id,
    event: {
      id: `aud_demo${number}`,
      at: demoData.clock().toISOString(),
      actor,
      action,
      entity,
      changes,
      request_id: null,
      summary: describeAuditEntry({ action, actor, entity, changes }),
    },
  })
}
