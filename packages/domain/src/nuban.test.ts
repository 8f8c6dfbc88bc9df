import { describe, expect, test } from 'vitest'
import { checkDigit, hasValidCheckDigit, isAccountNumber, maskAccountNumber, sixDigitCode } from './nuban.ts'

test.each([
  ['044', '000044'],
  ['50211', '950211'],
  ['999992', '999992'],
  ['035A', undefined],
  ['44', undefined],
  ['', undefined],
])('the code %s counts as %s', (code, six) => expect(sixDigitCode(code)).toBe(six))

// The examples of the Central Bank.
test.each([
  ['011', '000001457', 9],
  ['011', '000000022', 0],
])('at %s the serial %s gets %i', (code, serial, digit) => expect(checkDigit(code, serial)).toBe(digit))

describe.each<[string, string, boolean]>([
  ['011', '0000014579', true],
  ['011', '0000000220', true],
  ['044', '0010246780', true],
  ['044', '0123456784', true],
  ['033', '0123456784', true],
  ['011', '0123456784', true],
  ['999991', '0123456784', true],
  ['058', '0147386785', true],
  ['044', '0691142072', true],
  ['057', '2218403567', true],
  ['044', '0000000000', true],
  ['011', '0000014578', false],
  ['011', '0000000221', false],
  ['044', '0010246781', false],
  ['044', '0010246870', false],
  ['058', '0123456784', false],
  ['057', '0147386785', false],
  ['058', '0000000000', false],
  ['50211', '0000000000', false],
  ['011', '000001457', false],
  ['011', '00000145799', false],
  ['011', '00000I4579', false],
  ['011', '', false],
])('%s %s (check 10)', (code, number, fits) => {
  test(`fits: ${fits}`, () => expect(hasValidCheckDigit(code, number)).toBe(fits))
})

test('returns undefined for a bank code of another format', () => expect(hasValidCheckDigit('035A', '0123456789')).toBeUndefined())

test('detects every single wrong digit', () => {
  const good = '0147386785'
  for (let at = 0; at < 10; at += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const other = `${good.slice(0, at)}${digit}${good.slice(at + 1)}`
      expect(hasValidCheckDigit('058', other)).toBe(other === good)
    }
})

test.each([
  ['0147386785', true],
  ['147386785', false],
  ['0147 386785', false],
  ['٠١٢٣٤٥٦٧٨٩', false],
])('%s is an account number: %s', (text, is) => expect(isAccountNumber(text)).toBe(is))

test('shows only the last four digits', () => expect(maskAccountNumber('0147386785')).toBe('••••6785'))
