import { expect, test } from 'vitest'
import { isSelf, listMemberActions, memberName, readMemberStatus, type Member } from './memberActions.ts'

const bola: Member = {
  id: 'mbr_1',
  owner_id: 'prt_1',
  owner_type: 'partner',
  member_email: 'Bola@demo.test',
  member_roles: ['partner_trip_manager'],
  disabled: 0,
  member_info: { fname: 'Bola', lname: 'Adeyemi' },
}

// Spec section 4, Members, and product.md 3.12.
test.each([
  ['active', ['edit', 'deactivate', 'revoke']],
  ['disabled', ['activate', 'edit', 'revoke']],
  ['revoked', ['edit']],
  ['pending', ['resend', 'copyLink', 'cancel']],
  ['expired', ['resend', 'copyLink', 'cancel']],
  ['bounced', ['resend', 'copyLink', 'cancel']],
  ['frozen', []],
])('an entry that is %s can be changed by %j', (status, actions) => expect(listMemberActions({ ...bola, status })).toEqual(actions))

test.each([
  [{}, 'active'],
  [{ disabled: 1 }, 'disabled'],
  [{ member_roles: [] }, 'revoked'],
] as const)('without a status of the server %j is %s', (change, status) =>
  expect(readMemberStatus({ ...bola, ...change, member_roles: [...((change as Partial<Member>).member_roles ?? bola.member_roles)] })).toBe(
    status,
  ),
)

const user = { id: 'usr_1', email: 'bola@demo.test', role: 'admin', fname: 'Bola', lname: 'Adeyemi' }
const invitation = { invited_by: 'Adaeze Okafor', expires_at: '2026-11-28T08:00:00.000Z', resends_left: 3 }
test.each([
  ['by id', { user_id: 'usr_1' }, true],
  ['of someone else with the same address', { user_id: 'usr_2' }, false],
  ['by address where the server sends no id', {}, true],
  ['an invitation to the same address', { user_id: null, invitation }, false],
])('the own entry: %s', (_, change, expected) => expect(isSelf({ ...bola, ...change }, user)).toBe(expected))

test('an invitation is called by its address', () => {
  expect(memberName(bola)).toBe('Bola Adeyemi')
  expect(memberName({ ...bola, member_info: null })).toBe('Bola@demo.test')
})
