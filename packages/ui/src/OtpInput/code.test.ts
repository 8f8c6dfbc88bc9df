import { expect, test } from 'vitest'
import { figures, pasted, typed } from './code.ts'

const length = 4

test.each([
  ['1234', '1234'],
  ['12 34', '1234'],
  ['12-34', '1234'],
  ['G-1234', '1234'],
  ['code: 1234.', '1234'],
  ['Your code is 1234', '1234'],
  ['١٢٣٤', '1234'],
  ['1234567890', '1234'],
])('%s is pasted as %s', (text, code) => expect(pasted('', text, [0, 0], length)).toBe(code))

test('a short paste goes where the caret is, a long one replaces all', () => {
  expect(pasted('', '123', [0, 0], length)).toBe('123')
  expect(pasted('123', '4', [3, 3], length)).toBe('1234')
  expect(pasted('1234', '9', [1, 2], length)).toBe('1934')
  expect(pasted('12', '9876', [1, 2], length)).toBe('9876')
})

test('letters alone are refused', () => {
  expect(pasted('12', 'abcd', [2, 2], length)).toBeUndefined()
  expect(typed({ before: '12', after: '12x', length })).toBeUndefined()
})

test('typing past the end replaces the last figure', () => expect(typed({ before: '1234', after: '12345', length })).toBe('1235'))
test('filling in at once is one code', () => expect(typed({ before: '', after: '1234', length })).toBe('1234'))
test('deleting is no refusal', () => expect(typed({ before: '12', after: '1', length })).toBe('1'))
test('figures of other scripts are figures', () => expect(figures('۱۲x')).toBe('12'))
