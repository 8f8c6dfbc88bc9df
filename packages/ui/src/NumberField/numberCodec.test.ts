import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDecimals, createNumberCodec } from './numberCodec.ts'

const back = (text: string, digits: number) => {
  const writing = createNumberCodec(digits)
  const reading = writing.parse(text)
  return reading.kind === 'number' ? writing.toValue(reading.decimal) : reading
}

test('formatted numbers are parsed back', () => {
  const cases = fc.tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(0, 1, 2, 3))
  fc.assert(
    fc.property(cases, ([whole, digits]) => {
      const value = whole / 10 ** digits || 0
      const writing = createNumberCodec(digits)
      expect(back(writing.formatForEditing(value), digits)).toBe(value)
      // With three decimals, 1.234 is unambiguous.
      expect(back(writing.format(value), digits)).toBe(value)
    }),
    { numRuns: 2000 },
  )
})

test('decimals have no rounding errors', () => expect(back('0.3', 1)).toBe(0.3))
test('numbers that cannot be represented exactly are rejected', () => expect(back('9007199254740993', 0)).toBeUndefined())

test.each([
  [0.1, 0.2, 1, 0.3],
  [0.7, 0.1, 1, 0.8],
  [1.005, 0.001, 3, 1.006],
  [14, -1, 0, 13],
  [0, -0.1, 1, -0.1],
])('%d and %d, to %d decimals, are %d', (value, by, digits, sum) => expect(addDecimals(digits)(value, by)).toBe(sum))
