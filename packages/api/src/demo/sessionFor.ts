import { activeContext } from '@vehicle-partner/domain'
import type { Session } from '../session/session.ts'
import { membershipsOf, userOf } from './memberships.ts'
import type { OrganizationKey } from './organizations.ts'
import type { PersonKey } from './people.ts'
import { openSession, type DemoData } from './world.ts'

/** A session of a demo person, ready for the session store, as login would have left it; with an organisation chosen if one is named. */
export function sessionFor(demoData: DemoData, key: PersonKey, organization?: OrganizationKey): Session {
  const person = demoData.people[key]
  const { id, role, email, fname, lname } = userOf(demoData, person)
  const records = membershipsOf(demoData, person)
  return {
    token: openSession(demoData, person),
    user: { id, role, email, fname, lname },
    associatedOrganizations: records,
    activeContext: activeContext(records, organization && demoData.organizations[organization].id) ?? null,
  }
}
