import { expect, test } from 'vitest'
import { arrangeMemberships, canCreateOrganization } from './memberships.ts'
import { isRevoked } from './organizationContext.ts'

const record = (name: string | null, ...roles: string[]) => ({ partner: name, roles: roles.map((role) => ({ name: role })) })
const right = record(null, 'partner_owner')
const staff = record('staff', 'partner_staff')
const owner = record('owner', 'partner_owner')
const revoked = record('revoked')

test.each<[string, ReturnType<typeof record>[], ReturnType<typeof record>[], boolean]>([
  ['a registered user', [right], [right], false],
  ['a member keeps the right, which is not listed', [right, staff], [staff], false],
  ['a revoked member has the right first', [right, revoked], [right, revoked], false],
  ['revoked in one organisation of two', [revoked, right, staff], [staff, revoked], false],
  ['an owner who is also a member, by age', [owner, staff], [owner, staff], false],
  ['revoked, with nothing else', [revoked], [revoked], true],
  ['no record', [], [], true],
])('%s', (_what, records, listed, loginFails) => {
  expect(arrangeMemberships(records)).toEqual(listed)
  expect(isRevoked(arrangeMemberships(records))).toBe(loginFails)
})

test.each<[string, ReturnType<typeof record>[], boolean]>([
  ['a registered user', [right], true],
  ['who has become the second owner of another organisation', [right, owner], true],
  ['who has created an organisation', [owner], false],
  ['a member without the right', [staff], true],
])('%s may create an organisation: %s', (_what, records, may) =>
  expect(canCreateOrganization(records.map(({ partner, roles }) => ({ partner, roles: roles.map(({ name }) => name) })))).toBe(may),
)
