import { activeContext } from '@vehicle-partner/domain'
import type { Session } from '../session/session.ts'
import { membershipsOf, userOf } from './memberships.ts'
import type { OrganizationKey } from './organizations.ts'
import type { PersonKey } from './people.ts'
import { openSession, type World } from './world.ts'

/** A session of a demo person, ready for the session store, as login would have left it; with an organisation chosen if one is named. */
export function sessionFor(world: World, key: PersonKey, organization?: OrganizationKey): Session {
  const person = world.people[key]
  const { id, role, email, fname, lname } = userOf(world, person)
  const records = membershipsOf(world, person)
  return {
    token: openSession(world, person),
    user: { id, role, email, fname, lname },
    associatedOrganizations: records,
    activeContext: activeContext(records, organization && world.organizations[organization].id) ?? null,
  }
}
