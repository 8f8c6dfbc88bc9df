import { describe, expect, test } from 'vitest'
import { roles } from './access.ts'
import {
  isSandboxBounceAddress,
  invitationStatus,
  isLastOwner,
  memberStatus,
  partnerRoles,
  roleLabel,
  organizationRole,
} from './members.ts'

test('every role has a label and a description', () => {
  expect(partnerRoles.map(({ id }) => id)).toEqual(roles)
  for (const { id, name, label, description } of partnerRoles) {
    expect(name).toBe(id)
    expect(label).toMatch(/^[A-Z][a-z ]+$/)
    expect(description).toMatch(/\.$/)
  }
  expect(roleLabel('partner_trip_manager')).toBe('Trip manager')
  expect(roleLabel('partner_pilot')).toBe('partner_pilot')
})

test.each([
  [['partner_owner'], 'owner'],
  [['partner_staff', 'partner_owner'], 'owner'],
  [['partner_trip_manager'], 'admin'],
  [['partner_staff', 'partner_driver_manager'], 'admin'],
  [['partner_staff'], 'staff'],
  [[], 'staff'],
] as const)('%j is shown as %s', (held, label) => expect(organizationRole(held)).toBe(label))

test.each([
  [['partner_staff'], false, 'active'],
  [['partner_staff'], true, 'disabled'],
  [[], false, 'revoked'],
  [[], true, 'revoked'],
] as const)('roles %j, switched off %s: %s', (held, disabled, state) => expect(memberStatus({ roles: held, disabled })).toBe(state))

test.each([
  ['2026-11-21T13:32:00.001Z', null, 'pending'],
  ['2026-11-21T13:32:00.000Z', null, 'expired'],
  ['2026-11-20T13:32:00.000Z', null, 'expired'],
  ['2026-11-28T13:32:00.000Z', '2026-11-21T13:00:00.000Z', 'bounced'],
  ['2026-11-20T13:32:00.000Z', '2026-11-14T13:00:00.000Z', 'bounced'],
] as const)('an invitation until %s that came back at %s is %s', (expires, bounced, state) => {
  const invitation = { expires_at: new Date(expires), bounced_at: bounced === null ? null : new Date(bounced) }
  expect(invitationStatus(invitation, new Date('2026-11-21T13:32:00.000Z'))).toBe(state)
})

describe('isLastOwner', () => {
  const ada = { id: 'ada', roles: ['partner_owner'], disabled: false }
  const bola = { id: 'bola', roles: ['partner_owner', 'partner_staff'], disabled: false }
  const staff = { id: 'staff', roles: ['partner_staff'], disabled: false }
  test.each([
    [[ada, staff], 'ada', true],
    [[ada, staff], 'staff', false],
    [[ada, bola], 'ada', false],
    [[ada, { ...bola, disabled: true }], 'ada', true],
    [[ada, { ...bola, disabled: true }], 'bola', false],
    [[ada, { ...bola, roles: [] }], 'ada', true],
    [[], 'ada', false],
  ])('%j: %s %s', (team, id, last) => expect(isLastOwner(team, id)).toBe(last))
})

test.each([
  ['bounce@demo.test', true],
  [' Bounce-me@demo.test', true],
  ['bounced@demo.test', true],
  ['trampoline-bounce@demo.test', false],
  ['ada@bounce.test', false],
])('mail to %s comes back: %s', (email, back) => expect(isSandboxBounceAddress(email)).toBe(back))
