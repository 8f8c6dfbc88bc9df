import { describe, expect, test } from 'vitest'
import { parseNumber } from './parseNumber.ts'

const read = (text: string, fractionDigits = 2, affixes: readonly unknown[] = ['₦', 'NGN', 'N']) => {
  const reading = parseNumber(text, fractionDigits, affixes)
  return reading.kind === 'number' ? reading.decimal : reading.kind === 'problem' ? reading.problem : null
}

describe('parsing a number', () => {
  test.each([
    ['1234', '1234'],
    ['1,234', '1234'],
    ['1,234.50', '1234.5'],
    ['₦1,234.50', '1234.5'],
    ['₦ 1,234.50', '1234.5'],
    ['1.234,50', '1234.5'],
    ['1.234.567,89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['NGN 1234', '1234'],
    ['ngn1,234', '1234'],
    ['1234 NGN', '1234'],
    ['N500', '500'],
    ['1 234,50', '1234.5'],
    ['1\u00a0234\u202f567', '1234567'],
    ["1'234.50", '1234.5'],
    ['-₦5,004,000.00', '-5004000'],
    ['\u2212₦5', '-5'],
    ['₦-5', '-5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['-0', '0'],
    ['12.3400', '12.34'],
    ['١٢٣٤٫٥٠', '1234.5'],
    ['۱۲۳', '123'],
  ])('%s is %s', (text, decimal) => expect(read(text)).toBe(decimal))

  test.each(['', '  '])('"%s" is empty, not zero', (text) => expect(read(text)).toBeNull())

  test.each(['1.234', '12,34', '1,5', '1234,50', '12,34,567', '1,234,56', '1,23.45', '1.2.3', '1,2,3', '1.234,567.8', '12 34', '1 234 5'])(
    '%s is ambiguous or invalid, and is not guessed',
    (text) => expect(read(text)).toBe('unreadable'),
  )

  test.each(['abc', '₦', '--5', '-₦-5', '1e3', '$5', '5%', 'Infinity', '.', ','])('%s is not an amount', (text) =>
    expect(read(text)).toBe('unreadable'),
  )

  test('excess decimals are not rounded', () => {
    expect(read('0.1234')).toBe('precision')
    expect(read('1.5', 0)).toBe('precision')
  })

  test('three decimals are unambiguous if allowed', () => expect(read('1.234', 3, [])).toBe('1.234'))
  test('plain numbers have no currency', () => expect(read('NGN 5', 2, [])).toBe('unreadable'))

  test.each([
    ['12 %', '12'],
    ['-12.5%', '-12.5'],
    ['1 500 km', '1500'],
    ['1\u00a0500\u00a0KM', '1500'],
    ['₦ 1,500.50', '1500.5'],
    ['₦-5', '-5'],
    ['12', '12'],
    ['km', 'unreadable'],
    ['12 l', 'unreadable'],
    ['12 km/h', 'unreadable'],
  ])('%s beside the marks of a field is %s', (text, decimal) => {
    expect(read(text, 2, ['₦ ', undefined, text.includes('%') ? '%' : 'km'])).toBe(decimal)
  })
})
