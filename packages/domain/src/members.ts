import { isOwner, roles, type Role } from './access.ts'

/** A role as people choose it for a member. */
export interface RoleInfo {
  /** What members are given: the same word as the name, so that both fit. */
  id: Role
  name: Role
  label: string
  /** What it opens, in one sentence. */
  description: string
}

const roleTexts: Readonly<Record<Role, readonly [label: string, description: string]>> = {
  partner_owner: ['Owner', 'Everything: every page, the team, the settlement accounts and the company itself.'],
  partner_earnings_manager: [
    'Earnings manager',
    'The dashboard with money, earnings, payslips and payouts; reads the settlement accounts.',
  ],
  partner_trip_manager: ['Trip manager', 'The dashboard without money, trips, routes and passenger lists.'],
  partner_vehicle_manager: ['Vehicle manager', 'Vehicles with their papers, and who drives them.'],
  partner_driver_manager: ['Driver manager', 'Drivers with their papers, and what they drive.'],
  partner_staff: ['Staff', 'Sees who works in the organisation.'],
}

/** The roles of the partner group, in the order in which the invite panel lists them. */
export const partnerRoles: readonly RoleInfo[] = roles.map((role) => ({
  id: role,
  name: role,
  label: roleTexts[role][0],
  description: roleTexts[role][1],
}))

/** What a role is called; a role that this version does not know stays as it is. */
export const roleLabel = (role: string): string => partnerRoles.find(({ id }) => id === role)?.label ?? role

/** The label of somebody's standing by their roles; permissions never come from it. */
export function organizationRole(held: readonly string[]): 'owner' | 'admin' | 'staff' {
  if (isOwner(held)) return 'owner'
  return held.some((role) => role !== 'partner_staff') ? 'admin' : 'staff'
}

/** How long the link of an invitation works. */
export const invitationDays = 7
/** How often an invitation can be sent again in one day. */
export const maxResendsPerDay = 3

/** Where a member stands, or an invitation that is not over. */
export const memberStatuses = ['active', 'disabled', 'revoked', 'pending', 'expired', 'bounced'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** Where a member stands; who has no role has lost access, switched off or not. */
export function memberStatus({ roles: held, disabled }: { roles: readonly string[]; disabled: boolean }): MemberStatus {
  if (held.length === 0) return 'revoked'
  return disabled ? 'disabled' : 'active'
}

/** Where an invitation stands that nobody has accepted or cancelled. */
export function invitationStatus({ expires_at, bounced_at }: { expires_at: Date; bounced_at: Date | null }, now: Date): MemberStatus {
  if (bounced_at !== null) return 'bounced'
  return expires_at.getTime() <= now.getTime() ? 'expired' : 'pending'
}

/** Whether an organisation would have no owner at work any more once this member is none. */
export function isLastOwner(team: readonly { id: string; roles: readonly string[]; disabled: boolean }[], id: string): boolean {
  const owners = team.filter((member) => isOwner(member.roles) && !member.disabled)
  return owners.length === 1 && owners[0]?.id === id
}

/** In the sandbox, mail to such an address comes back. */
export const bouncesInSandbox = (email: string): boolean => /^bounce/i.test(email.trim())
