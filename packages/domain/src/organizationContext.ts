import { isOwner } from './access.ts'
import type { Onboarding } from './onboarding.ts'

/** One organisation of a user, as `GET v1/users/{id}/partner-members` lists it; `partner` is null before one is created. */
export interface Organization {
  /** The label shown: owner, admin, staff, super-admin. Permissions come from `roles`. */
  role: string
  roles: readonly { name: string }[]
  /** 1: the user's access to it is deactivated. */
  disabled?: 0 | 1 | undefined
  partner: { id: string; mode: string } | null
  onboardingState: Onboarding | null
  supportedCities: readonly unknown[]
}

/** Login error of a user whose access was revoked (spec section 4). */
export const revokedMessage = 'User access has been revoked'

/** Toast for an organisation whose set-up is incomplete (spec section 4). */
export const incompleteMessage = 'This profile setup is yet to be completed'

/** The role names of a user in an organisation; empty without one. */
export function roleNames(organization: Pick<Organization, 'roles'> | undefined): string[] {
  return organization?.roles.map(({ name }) => name) ?? []
}

/** Whether login fails: no record at all, or no roles in the first one (spec section 4). */
export function isRevoked(records: readonly Pick<Organization, 'roles'>[]): boolean {
  const [first] = records
  return first === undefined || first.roles.length === 0
}

/** Whether a user may choose an organisation: the owner always, others once it has supported cities (spec section 4). */
export function canChooseOrganization(organization: Pick<Organization, 'role' | 'roles' | 'supportedCities'>): boolean {
  return organization.role === 'owner' || isOwner(roleNames(organization)) || organization.supportedCities.length > 0
}

/**
 * The organisations that a user can work in. The record of a registered user without a partner is none, nor is one that has revoked or
 * deactivated the user's access.
 */
export function listOrganizations<O extends Organization>(records: readonly O[]): O[] {
  return records.filter(({ partner, roles, disabled }) => partner !== null && roles.length > 0 && disabled !== 1)
}

/** The organisations that have deactivated the user's access, if the user can work in no other; otherwise empty. */
export function listDeactivatedOrganizations<O extends Organization>(records: readonly O[]): O[] {
  return listOrganizations(records).length > 0
    ? []
    : records.filter(({ partner, roles, disabled }) => partner !== null && roles.length > 0 && disabled === 1)
}

/** The active context: the only organisation, or the previously chosen one if it still exists; undefined when one must be chosen. */
export function activeContext<O extends Organization>(records: readonly O[], chosenPartnerId?: string): O | undefined {
  const organizations = listOrganizations(records)
  return organizations.length === 1 ? organizations[0] : organizations.find(({ partner }) => partner?.id === chosenPartnerId)
}

/** Whether the user must choose an organisation: there are several and none is active. */
export function mustChooseOrganization(organizations: number, active: unknown): boolean {
  return organizations > 1 && !active
}

/** The analytics label at login (spec section 6). */
export function analyticsLabel(roles: readonly string[]): 'super_admin' | 'admin' {
  return isOwner(roles) ? 'super_admin' : 'admin'
}

const roleLabels: Readonly<Record<string, string>> = { owner: 'Owner', admin: 'Admin', staff: 'Staff', 'super-admin': 'Super admin' }

/** The label of an organisation role; an unknown role is returned unchanged. */
export function organizationRoleLabel(role: string): string {
  return Object.hasOwn(roleLabels, role) ? (roleLabels[role] ?? role) : role
}

/** Whether the draft of a form belongs to one organisation of the person; the drafts of the set-up belong to the person alone. */
export const isOrganizationDraft = (form: string): boolean => form === 'vehicle' || form === 'driver'
