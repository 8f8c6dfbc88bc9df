import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyCodec } from './moneyCodec.ts'

const { format, formatForEditing, parse, toValue } = moneyCodec
const kobo = (text: string) => {
  const reading = parse(text)
  return reading.kind === 'number' ? toValue(reading.decimal) : reading.kind
}

const sums = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -100_000, max: 100_000 }))

test('parses every formatted amount back to the same kobo', () => {
  fc.assert(
    fc.property(sums, (sum) => {
      const value = sum || 0
      for (const text of [format(value), formatForEditing(value), `₦${format(value)}`, `NGN ${formatForEditing(value)}`])
        expect(kobo(text)).toBe(value)
    }),
    { numRuns: 5000 },
  )
})

test('returns a safe integer or undefined for any text, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,- ₦NG'.split('')) }), (text) => {
      const value = kobo(text)
      const sum = typeof value === 'number' ? value : 0
      expect(['number', 'string', 'undefined']).toContain(typeof value)
      expect(Number.isSafeInteger(sum)).toBe(true)
      expect(kobo(format(sum))).toBe(sum)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  ['₦1,234.50', 123450],
  ['1.234,50', 123450],
  ['NGN 1234', 123400],
  ['1.1', 110],
  ['0.29', 29],
  ['1,234', 123400],
])('%s is %d kobo', (text, sum) => expect(kobo(text)).toBe(sum))

test('formats naira with thousands separators and two decimals', () => {
  expect(format(650_000)).toBe('6,500.00')
  expect(format(-500_400_050)).toBe('\u22125,004,000.50')
  expect(formatForEditing(650_000)).toBe('6500')
  expect(formatForEditing(650_005)).toBe('6500.05')
})

test('rejects an amount that is not a safe integer of kobo', () => expect(kobo('99999999999999999.99')).toBeUndefined())
