import { auditSummary, invitationState, lagosDate, memberState, mostResends, standingOf } from '@vehicle-partner/domain'
import type { AuditEvent } from '../audit/auditEvent.ts'
import { Refusal } from '../kernel/errors.ts'
import type { AccountMember } from '../members/member.ts'
import type { Scene } from './scene.ts'
import type { WorldInvitation } from './team.ts'
import type { World, WorldOrganization, WorldPerson } from './world.ts'

type Membership = WorldPerson['memberships'][number]

const fromTheBeginning = '2025-03-04T09:00:00.000Z'

/** The key under which a world has an organisation. */
const keyOf = (world: World, organization: WorldOrganization) =>
  Object.entries(world.organizations).find(([, each]) => each === organization)?.[0] ?? organization.id

/** Everybody of an organisation, with what they are there. */
export function teamIn(world: World, organization: WorldOrganization): { person: WorldPerson; membership: Membership }[] {
  const key = keyOf(world, organization)
  return Object.values(world.people).flatMap((person) =>
    person.memberships.filter((each) => each.organization === key).map((membership) => ({ person, membership })),
  )
}

/** The invitations of an organisation that are not over. */
export const openInvitations = (world: World, organization: WorldOrganization): WorldInvitation[] =>
  world.team.invitations.filter(
    ({ partner_id, accepted_at, cancelled_at }) => partner_id === organization.id && accepted_at === null && cancelled_at === null,
  )

/** A member as the list shows them. */
export function memberReply(
  world: World,
  organization: WorldOrganization,
  { person, membership }: ReturnType<typeof teamIn>[number],
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
    status: memberState({ roles, disabled: disabled === 1 }),
    role,
    user_id: person.id,
    created_at: world.team.joined[id] ?? fromTheBeginning,
    last_active_at: world.sessions.some(({ user_id }) => user_id === person.id) ? world.clock().toISOString() : null,
    invitation: null,
  }
}

/** An invitation as the list shows it. */
export function invitationReply(world: World, invitation: WorldInvitation): AccountMember {
  const { id, partner_id, member_email, roles, created_at, expires_at, bounced_at, resent, resent_on } = invitation
  const by = Object.values(world.people).find((person) => person.id === invitation.invited_by)
  const now = world.clock()
  return {
    id,
    owner_id: partner_id,
    owner_type: 'partner',
    member_email,
    member_roles: roles,
    disabled: 0,
    member_info: null,
    status: invitationState({ expires_at: new Date(expires_at), bounced_at: bounced_at === null ? null : new Date(bounced_at) }, now),
    role: null,
    user_id: null,
    created_at,
    last_active_at: null,
    invitation: {
      invited_by: by ? `${by.fname} ${by.lname}` : 'Somebody',
      expires_at,
      resends_left: mostResends - (resent_on === lagosDate(now) ? resent : 0),
    },
  }
}

/** Who has that address. */
export const personOf = (world: World, email: string): WorldPerson | undefined =>
  Object.values(world.people).find((person) => person.email.toLowerCase() === email.toLowerCase())

/**
 * Makes a person a member: their record without an organisation gets it, or they get a new one; answers its id.
 * Throws Refusal `ItemAlreadyExist` for somebody who is one.
 */
export function joinTeam(world: World, person: WorldPerson, organization: WorldOrganization, roles: readonly string[]): string {
  if (teamIn(world, organization).some((each) => each.person === person)) throw new Refusal('ItemAlreadyExist', 'They are a member already')
  const given = { organization: keyOf(world, organization), roles: [...roles], role: standingOf(roles) }
  const record = person.memberships.find((each) => each.organization === null)
  const id = record?.id ?? `mbr_joined${Object.keys(world.team.joined).length + 1}`
  if (record) Object.assign(record, given)
  else person.memberships.push({ id, disabled: 0, ...given })
  world.team.joined[id] = world.clock().toISOString()
  return id
}

/** Writes down what the caller did, as a server does beside every write. */
export function writeDown(
  { world, caller }: Pick<Scene, 'world' | 'caller'>,
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
  const number = world.team.trail.length + 1
  world.team.trail.push({
    partner_id,
    event: {
      id: `aud_demo${number}`,
      at: world.clock().toISOString(),
      actor,
      action,
      entity,
      changes,
      request_id: null,
      summary: auditSummary({ action, actor, entity, changes }),
    },
  })
}
