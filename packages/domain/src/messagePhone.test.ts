import { expect, test } from 'vitest'
import { canReceiveMessages } from './messagePhone.ts'

test.each([
  ['a mobile number', '+2348030000001', true],
  ['another network', '+2349120000000', true],
  ['the number of a neighbour', '+233241234567', true],
  ['a mobile number or landline, which look alike in America', '+12025550123', true],
  ['a mobile number of Britain', '+447400123456', true],
  ['a landline', '+2342012345678', false],
  ['a universal access number', '+2347001234567', false],
  ['a satellite phone', '+881612345678', false],
  ['Inmarsat', '+870773111632', false],
  ['an international network', '+8821612345678', false],
  ['an international premium number', '+979123456789', false],
  ['a premium number', '+19005550123', false],
  ['a premium number of Britain', '+449012345678', false],
  ['a shared-cost number', '+33820123456', false],
  ['a personal number, which costs as much', '+447012345678', false],
  ['a toll-free number', '+18005550123', false],
  ['a country that shares a calling code with one that is served', '+18765551234', false],
  ['a country that is not served', '+5352345678', false],
  ['the Isle of Man', '+447624300000', false],
  ['a number that is not in E.164', '08030000001', false],
  ['no number', 'x', false],
])('%s: %s %s', (_, phone, expected) => {
  expect(canReceiveMessages(phone)).toBe(expected)
})
