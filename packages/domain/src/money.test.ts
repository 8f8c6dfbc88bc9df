import { expect, test } from 'vitest'
import { applyBasisPoints, formatAmount, formatNaira, nairaToKobo, koboToNaira } from './money.ts'

test.each<[number | bigint, string]>([
  [1_350_375_000, '₦13,503,750.00'],
  [0, '₦0.00'],
  [5, '₦0.05'],
  [-5, '-₦0.05'],
  [100, '₦1.00'],
  [123_456, '₦1,234.56'],
  [-123_456, '-₦1,234.56'],
  [9_007_199_254_740_993n, '₦90,071,992,547,409.93'],
  [-0, '₦0.00'],
  [100.4, '₦1.00'],
  [Number.NaN, '—'],
  [Number.POSITIVE_INFINITY, '—'],
])('%s kobo read %s', (kobo, text) => expect(formatNaira(kobo)).toBe(text))

test.each([99_999, 100_000, -100_000, 123_456_789, 10n ** 20n])('%s kobo read like the format of Intl', (kobo) => {
  const format = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' })
  expect(formatNaira(kobo)).toBe(format.format(`${kobo}e-2` as Intl.StringNumericLiteral))
})

test.each([
  [4_183_250, 418_325_000],
  [0.1 + 0.2, 30],
  [1.15, 115],
  [19.99, 1999],
  [-2.5, -250],
])('%s naira are %i kobo', (naira, kobo) => expect(nairaToKobo(naira)).toBe(kobo))

test.each([
  [418_325_001, 4_183_250.01],
  [1, 0.01],
  [0, 0],
])('%i kobo are %s naira', (kobo, naira) => expect(koboToNaira(kobo)).toBe(naira))

test.each([
  ['a fee of 5 % of ₦17,304,000', 1_730_400_000n, 500n, 86_520_000n],
  ['10 % of ₦17,638,000', 1_763_800_000n, 1000n, 176_380_000n],
  ['half a kobo goes up', 1n, 5000n, 1n],
  ['less than half goes down', 1n, 4999n, 0n],
  ['of a negative amount the same with a minus', -1n, 5000n, -1n],
  ['everything', 12_345n, 10_000n, 12_345n],
  ['of nothing', 0n, 500n, 0n],
  ['larger than a double holds', 90_071_992_547_409_931n, 1n, 9_007_199_254_741n],
])('basis points: %s', (_, base, bps, share) => expect(applyBasisPoints(base, bps)).toBe(share))

test.each([
  [0, '0.00'],
  [820_050, '8,200.50'],
  [-100, '-1.00'],
])('%d kobo without the currency: %s', (kobo, text) => expect(formatAmount(kobo)).toBe(text))
