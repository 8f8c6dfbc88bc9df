import { fixedClock } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createWorld, demoNow } from '../demo/world.ts'
import { sessionFor } from '../demo/sessionFor.ts'
import { Membership } from '../users/membership.ts'
import { OrganizationRole } from '../users/user.ts'
import { isStored, version } from './stored.ts'

/** What the contract says of the parts of a session. */
const Stored = z.object({
  version: z.literal(version),
  token: z.string().check(z.minLength(1)),
  user: z.object({ id: z.string(), role: OrganizationRole, email: z.string(), fname: z.string(), lname: z.string() }),
  associatedOrganizations: z.array(Membership),
  activeContext: z.nullable(Membership),
})

const sample = (who: 'owner' | 'new' | 'multi'): unknown => ({ version, ...sessionFor(createWorld(fixedClock(demoNow)), who) })

const wrong = [undefined, null, '', 'x', 'x'.repeat(65), 0, 1, 2, true, [], {}, [null], 'business'] as const

/** Every way to put something else in one place of a value. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* wrong
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value))
    for (const other of spoiled(part))
      yield Array.isArray(value) ? value.map((each, at) => (String(at) === name ? other : (each as unknown))) : { ...value, [name]: other }
}

describe('what counts as a stored session', () => {
  test.each(['owner', 'new', 'multi'] as const)('is what the contract says: %s, whatever part of it is wrong', (who) => {
    const good = sample(who)
    expect(isStored(good)).toBe(true)
    const disagreed: unknown[] = []
    let refused = 0
    for (const value of spoiled(good)) {
      const expected = Stored.safeParse(value).success
      if (!expected) refused += 1
      if (isStored(value) !== expected) disagreed.push(value)
    }
    expect(disagreed).toEqual([])
    expect(refused).toBeGreaterThan(100)
  })
})
