import { describe, expect, test } from 'vitest'
import { formerContactUntil, makesOwner, newPhoneUntil } from './accountSecurity.ts'

const at = (time: string) => new Date(`2026-11-${time}:00.000Z`)

test.each([
  ['of the registration', null, null],
  ['changed now', at('21T12:00'), at('22T12:00')],
  ['changed 23 h 59 min ago', at('20T12:01'), at('21T12:01')],
  ['changed 24 h ago', at('20T12:00'), null],
])('a code to a phone %s is no step-up until %s', (_which, setAt, until) => expect(newPhoneUntil(setAt, at('21T12:00'))).toEqual(until))

test('a replaced contact is kept for three days', () => expect(formerContactUntil(at('21T12:00'))).toEqual(at('24T12:00')))

describe('making an owner', () => {
  const owner = { roles: ['partner_staff', 'partner_owner'], disabled: false }
  const staff = { roles: ['partner_staff'], disabled: false }
  const disabled = { ...owner, disabled: true }
  test.each([
    ['a new owner', undefined, owner, true],
    ['a new member', undefined, staff, false],
    ['a member raised', staff, owner, true],
    ['a disabled owner activated', disabled, owner, true],
    ['an owner with another role', owner, { ...owner, roles: ['partner_owner'] }, false],
    ['an owner disabled', owner, disabled, false],
    ['a disabled member raised', { ...staff, disabled: true }, disabled, false],
    ['an owner lowered', owner, staff, false],
  ])('%s', (_what, before, after, expected) => expect(makesOwner(before, after)).toBe(expected))
})
