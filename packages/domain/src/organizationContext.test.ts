import { describe, expect, test } from 'vitest'
import {
  activeContext,
  analyticsLabel,
  canChooseOrganization,
  incompleteMessage,
  isRevoked,
  mustChooseOrganization,
  organizationRoleLabel,
  listOrganizations,
  revokedMessage,
  roleNames,
  type Organization,
} from './organizationContext.ts'

const organization = (id: string | null, more: Partial<Organization> = {}): Organization => ({
  role: 'staff',
  roles: [{ name: 'partner_staff' }],
  partner: id === null ? null : { id, mode: 'business' },
  onboardingState: null,
  supportedCities: [],
  ...more,
})
const [one, two, registered] = [organization('one'), organization('two'), organization(null)]

describe('the active context', () => {
  test.each<[string, Organization[], string | undefined, Organization | undefined]>([
    ['with exactly one organisation, it becomes the active context automatically', [one], undefined, one],
    ['even if another was chosen before', [one], 'gone', one],
    ['with more than one and none chosen there is none', [one, two], undefined, undefined],
    ['the one chosen before stays', [one, two], 'two', two],
    ['unless the person is no longer in it', [one, two], 'gone', undefined],
    ['a registered person without a partner has none', [registered], undefined, undefined],
    ['and a record without a partner is no organisation', [registered, one], undefined, one],
    ['one that has revoked access is none', [registered, organization('revoked', { roles: [] })], undefined, undefined],
    ['nor does it hide the only one left', [one, organization('revoked', { roles: [] })], undefined, one],
    ['no records', [], undefined, undefined],
  ])('%s', (_, records, chosen, active) => expect(activeContext(records, chosen)).toBe(active))

  test.each([
    ['more than one and no active context', 2, undefined, true],
    ['more than one, one active', 2, one, false],
    ['one', 1, one, false],
    ['none', 0, undefined, false],
  ])('organisation selection: %s', (_, count, active, choose) => expect(mustChooseOrganization(count, active)).toBe(choose))

  test('ignores records without a partner', () => expect(listOrganizations([one, registered, two])).toEqual([one, two]))
})

describe('canChooseOrganization', () => {
  test.each<[string, Partial<Organization>, boolean]>([
    ['allowed if the role is owner', { role: 'owner' }, true],
    ['allowed if partner_owner is among the roles', { roles: [{ name: 'partner_owner' }] }, true],
    ['allowed if the organisation has supported cities', { supportedCities: [{}] }, true],
    ['otherwise not', {}, false],
    ['an admin of one without cities: not', { role: 'admin' }, false],
  ])('%s', (_, more, allowed) => expect(canChooseOrganization(organization('x', more))).toBe(allowed))

  test('the toast for an incomplete organisation', () => expect(incompleteMessage).toBe('This profile setup is yet to be completed'))
})

describe('revoked', () => {
  const [withRoles, without] = [{ roles: [{ name: 'partner_staff' }] }, { roles: [] }]
  test.each([
    ['no member record', [], true],
    ['the first record has no roles', [without, withRoles], true],
    ['the first record has roles', [withRoles, without], false],
  ])('%s', (_, records, revoked) => expect(isRevoked(records)).toBe(revoked))

  test('the message', () => expect(revokedMessage).toBe('User access has been revoked'))
})

test.each([
  ['super_admin for an owner', ['partner_owner'], 'super_admin'],
  ['admin otherwise', ['partner_staff'], 'admin'],
  ['admin without any role', [], 'admin'],
])('the analytics label: %s', (_, roles, label) => expect(analyticsLabel(roles)).toBe(label))

test.each([
  ['owner', 'Owner'],
  ['admin', 'Admin'],
  ['staff', 'Staff'],
  ['super-admin', 'Super admin'],
  ['auditor', 'auditor'],
  ['constructor', 'constructor'],
])('organisation role %s shows as %s', (role, label) => expect(organizationRoleLabel(role)).toBe(label))

test('roleNames', () => {
  expect(roleNames(one)).toEqual(['partner_staff'])
  expect(roleNames(undefined)).toEqual([])
})
