import { isOwner } from './access.ts'
import type { Onboarding } from './onboarding.ts'

/** One organisation of a user, as `GET v1/users/{id}/partner-members` lists it; `partner` is null before one is created. */
export interface Organization {
  /** The label shown: owner, admin, staff, super-admin. Permissions come from `roles`. */
  role: string
  roles: readonly { name: string }[]
  partner: { id: string; mode: string } | null
  onboardingState: Onboarding | null
  supportedCities: readonly unknown[]
}

/** What login says to somebody whose access was taken away (spec section 4). */
export const revokedMessage = 'User access has been revoked'

/** What the toast says when an organisation cannot be worked in yet (spec section 4). */
export const incompleteMessage = 'This profile setup is yet to be completed'

/** The names of the roles that a person has in an organisation; none without an organisation. */
export function roleNames(organization: Pick<Organization, 'roles'> | undefined): string[] {
  return organization?.roles.map(({ name }) => name) ?? []
}

/** Whether login fails: no record at all, or no roles in the first one (spec section 4). */
export function isRevoked(records: readonly Pick<Organization, 'roles'>[]): boolean {
  const [first] = records
  return first === undefined || first.roles.length === 0
}

/** Whether a person may work in an organisation: its owner always, others once it has chosen its cities (spec section 4). */
export function canChooseOrganization(organization: Pick<Organization, 'role' | 'roles' | 'supportedCities'>): boolean {
  return organization.role === 'owner' || isOwner(roleNames(organization)) || organization.supportedCities.length > 0
}

/** The records that are organisations: those of a registered user without a partner are not. */
export function listOrganizations<O extends Organization>(records: readonly O[]): O[] {
  return records.filter(({ partner }) => partner !== null)
}

/** The active context: the only organisation, or the one chosen earlier if it is still there; undefined means that one must be chosen. */
export function activeContext<O extends Organization>(records: readonly O[], chosenPartnerId?: string): O | undefined {
  const organizations = listOrganizations(records)
  return organizations.length === 1 ? organizations[0] : organizations.find(({ partner }) => partner?.id === chosenPartnerId)
}

/** Whether the person has to choose an organisation first: there are several, and none is active. */
export function mustChooseOrganization(organizations: number, active: unknown): boolean {
  return organizations > 1 && !active
}

/** How analytics names a person at login (spec section 6). */
export function analyticsLabel(roles: readonly string[]): 'super_admin' | 'admin' {
  return isOwner(roles) ? 'super_admin' : 'admin'
}

const roleLabels: Readonly<Record<string, string>> = { owner: 'Owner', admin: 'Admin', staff: 'Staff', 'super-admin': 'Super admin' }

/** A person's standing in an organisation in words; a label that this version does not know stays as it is. */
export function organizationRoleLabel(role: string): string {
  return Object.hasOwn(roleLabels, role) ? (roleLabels[role] ?? role) : role
}
