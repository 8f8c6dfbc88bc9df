import { activeContext } from '@vehicle-partner/domain'
import type { Session } from '../session/sessionStore.ts'
import { readMemberships, readUser } from './readMemberships.ts'
import type { OrganizationKey } from './demoOrganizations.ts'
import type { PersonKey } from './demoPeople.ts'
import { openSession, type DemoData } from './demoData.ts'

/** Creates a stored session of a demo user, as after login, optionally with an active organisation. */
export function createDemoSession(demoData: DemoData, key: PersonKey, organization?: OrganizationKey): Session {
  const person = demoData.people[key]
  const { id, role, email, fname, lname } = readUser(demoData, person)
  const records = readMemberships(demoData, person)
  return {
    token: openSession(demoData, person),
    user: { id, role, email, fname, lname },
    associatedOrganizations: records,
    activeContext: activeContext(records, organization && demoData.organizations[organization].id) ?? null,
  }
}
