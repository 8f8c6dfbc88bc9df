import { arrangeMemberships } from '@vehicle-partner/domain'
import type { FullMembership } from '../users/membership.ts'
import type { DemoData, MockPerson } from './demoData.ts'

/** The memberships of a user as they are listed. */
export function readMemberships(demoData: DemoData, person: MockPerson): FullMembership[] {
  const records = person.memberships.map(({ id, role, roles, disabled, organization: key }) => {
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
  return arrangeMemberships(records)
}

/** The user of a response. `role` is the role in the first organisation. */
export function readUser(demoData: DemoData, person: MockPerson) {
  const { id, fname, lname, email, phone, country_code, avatar, low_data } = person
  const role = readMemberships(demoData, person)[0]?.role ?? 'staff'
  return { id, fname, lname, email, phone, country_code, avatar, role, email_verified: person.email_verified_at !== null, low_data }
}
