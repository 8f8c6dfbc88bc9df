import { isOwner, roles, type Role } from './access.ts'

/** A role as shown in the invite panel. */
export interface RoleInfo {
  /** The id stored on members; equal to `name`. */
  id: Role
  name: Role
  label: string
  /** What the role allows, in one sentence. */
  description: string
}

const roleTexts: Readonly<Record<Role, readonly [label: string, description: string]>> = {
  partner_owner: ['Owner', 'Everything: every page, the team, the settlement accounts and the company itself.'],
  partner_earnings_manager: [
    'Earnings manager',
    'The dashboard with money, earnings, payslips and payouts; reads the settlement accounts.',
  ],
  partner_trip_manager: ['Trip manager', 'The dashboard without money, trips, routes and passenger lists.'],
  partner_vehicle_manager: ['Vehicle manager', 'Vehicles with their documents, and who drives them.'],
  partner_driver_manager: ['Driver manager', 'Drivers with their documents, and what they drive.'],
  partner_staff: ['Staff', 'Sees who works in the organisation.'],
}

/** The roles of the partner group, in the order of the invite panel. */
export const partnerRoles: readonly RoleInfo[] = roles.map((role) => ({
  id: role,
  name: role,
  label: roleTexts[role][0],
  description: roleTexts[role][1],
}))

/** The label of a role; an unknown role is returned unchanged. */
export const roleLabel = (role: string): string => partnerRoles.find(({ id }) => id === role)?.label ?? role

/** The organisation role derived from a member's roles. For display only; it grants no permission. */
export function organizationRole(memberRoles: readonly string[]): 'owner' | 'admin' | 'staff' {
  if (isOwner(memberRoles)) return 'owner'
  return memberRoles.some((role) => role !== 'partner_staff') ? 'admin' : 'staff'
}

/** Days until an invitation link expires. */
export const invitationDays = 7
/** Maximum number of times an invitation can be resent per day. */
export const maxResendsPerDay = 3

/** Statuses of a member or of an open invitation. */
export const memberStatuses = ['active', 'disabled', 'revoked', 'pending', 'expired', 'bounced'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** The status of a member. A member without roles is revoked, whether disabled or not. */
export function memberStatus({ roles: memberRoles, disabled }: { roles: readonly string[]; disabled: boolean }): MemberStatus {
  if (memberRoles.length === 0) return 'revoked'
  return disabled ? 'disabled' : 'active'
}

/** The status of an open invitation. */
export function invitationStatus({ expires_at, bounced_at }: { expires_at: Date; bounced_at: Date | null }, now: Date): MemberStatus {
  if (bounced_at !== null) return 'bounced'
  return expires_at.getTime() <= now.getTime() ? 'expired' : 'pending'
}

/** Whether this member is the only active owner of the organisation. */
export function isLastOwner(team: readonly { id: string; roles: readonly string[]; disabled: boolean }[], id: string): boolean {
  const owners = team.filter((member) => isOwner(member.roles) && !member.disabled)
  return owners.length === 1 && owners[0]?.id === id
}

/** Whether mail to this address bounces in the sandbox. */
export const isSandboxBounceAddress = (email: string): boolean => /^bounce/i.test(email.trim())
