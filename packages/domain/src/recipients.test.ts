import { expect, test } from 'vitest'
import { isRecipient, recipientVariants } from './recipients.ts'

test.each([
  ['08030000001', '+2348030000001', true],
  ['+2348030000001', '08030000001', true],
  ['0803 000 0001', '2348030000001', true],
  ['08030000001', ' 2348030000001', true], // `+` in an address of a page is a blank
  ['+2348030000001', '+234 803 000-0001', true],
  ['08030000001', '08030000002', false],
  ['+447400123456', '447400123456', true],
  ['Owner@Demo.test', 'owner@demo.TEST', true],
  ['a-b@demo.test', 'ab@demo.test', false],
  ['owner@demo.test', 'owner', false],
])('a message to %s is one for %s: %s', (to, asked, is) => {
  expect(isRecipient(to, asked)).toBe(is)
})

test('text that is neither an address nor a number is only normalized', () => {
  expect(recipientVariants(' Unknown ')).toEqual(['unknown'])
})
