import { canAccess, isOwner, type Area } from '@vehicle-partner/domain'
import { demoOrganizations, type OrganizationKey } from './demoOrganizations.ts'
import { demoPeople, type DemoPerson, type PersonKey } from './demoPeople.ts'

/** A membership of a demo user, for access cases. */
export interface DemoMember {
  person: PersonKey
  organization: OrganizationKey
  roles: readonly string[]
  disabled: boolean
}

/** All memberships of demo users who can log in. */
export const demoMembers: readonly DemoMember[] = (Object.entries(demoPeople) as [PersonKey, DemoPerson][]).flatMap(
  ([person, { memberships }]) =>
    memberships.flatMap(({ organization, roles, disabled }) =>
      organization === null || roles.length === 0 ? [] : [{ person, organization, roles, disabled: disabled === 1 }],
    ),
)

/** The expected response for a member (spec section 6): 200, or 403 with its code. */
export function expectedAccess({ roles, disabled }: DemoMember, areas: readonly Area[] | 'owner'): { status: number; code?: string } {
  if (disabled) return { status: 403, code: 'AccountDisabled' }
  // Implemented separately, because the cases test `hasAccess` against it.
  const may = areas === 'owner' ? isOwner(roles) : areas.some((area) => canAccess(area, roles))
  return may ? { status: 200 } : { status: 403, code: 'Forbidden' }
}

/** The two keys of a demo organisation. */
export const organizationKeys = (key: OrganizationKey) => ({
  id: demoOrganizations[key].id,
  account_sid: demoOrganizations[key].account_sid,
})
