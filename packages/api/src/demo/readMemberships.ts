import type { FullMembership } from '../users/membership.ts'
import type { DemoData, MockPerson } from './demoData.ts'

/** The memberships of a user, those with roles first. */
export function readMemberships(demoData: DemoData, person: MockPerson): FullMembership[] {
  return person.memberships
    .map(({ id, role, roles, disabled, organization: key }) => {
      const organization = key && demoData.organizations[key]
      const membershipFields = { id, role, roles: roles.map((name) => ({ name })), disabled }
      if (!organization) return { ...membershipFields, partner: null, onboardingState: null, supportedCities: [] }
      const { account_sid, company_name, mode, identity, address, cities } = organization
      return {
        ...membershipFields,
        partner: { id: organization.id, account_sid, company_name, mode },
        onboardingState: { identity: identity.status, address: { status: address.status, partner_type: mode } },
        supportedCities: cities,
      }
    })
    .toSorted((a, b) => Number(b.roles.length > 0) - Number(a.roles.length > 0))
}

/** The user of a response. `role` is the role in the first organisation. */
export function readUser(demoData: DemoData, person: MockPerson) {
  const { id, fname, lname, email, phone, country_code, avatar } = person
  return { id, fname, lname, email, phone, country_code, avatar, role: readMemberships(demoData, person)[0]?.role ?? 'staff' }
}
