import { expect, test } from 'vitest'
import { applyPaste, applyTyping, deleteBackward, extractDigits } from './otpEditing.ts'

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
])('%s is pasted as %s', (text, code) => expect(applyPaste('', text, [0, 0], length)).toBe(code))

test('a short paste is inserted, a long one replaces the code', () => {
  expect(applyPaste('', '123', [0, 0], length)).toBe('123')
  expect(applyPaste('123', '4', [3, 3], length)).toBe('1234')
  expect(applyPaste('1234', '9', [1, 2], length)).toBe('1934')
  expect(applyPaste('12', '9876', [1, 2], length)).toBe('9876')
})

test('rejects letters', () => {
  expect(applyPaste('12', 'abcd', [2, 2], length)).toBeUndefined()
  expect(applyTyping({ before: '12', after: '12x', length })).toBeUndefined()
  expect(applyTyping({ before: '1234', after: '1x34', length })).toBeUndefined()
  expect(applyTyping({ before: '1234', after: 'x4', length })).toBeUndefined()
})

test('typing at the end replaces the last digit', () => expect(applyTyping({ before: '1234', after: '12345', length })).toBe('1235'))
test('autofill sets the whole code', () => expect(applyTyping({ before: '', after: '1234', length })).toBe('1234'))
test('deleting is not rejected', () => expect(applyTyping({ before: '12', after: '1', length })).toBe('1'))
test('accepts digits of other scripts', () => expect(extractDigits('۱۲x')).toBe('12'))

test.each<[what: string, before: string, range: [number, number], code: string, caret: number]>([
  ['one selected digit', '1234', [1, 2], '134', 1],
  ['all selected digits', '1234', [0, 4], '', 0],
  ['everything before the caret', '12', [2, 2], '', 0],
  ['nothing in an empty field', '', [0, 0], '', 0],
])('Ctrl+Backspace deletes %s', (_what, before, range, code, caret) => expect(deleteBackward(before, range)).toEqual([code, caret]))
