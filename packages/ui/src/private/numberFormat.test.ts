import { expect, test } from 'vitest'
import { defaultLocale, formatNumber, groupThousands } from './numberFormat.ts'

const format = new Intl.NumberFormat(defaultLocale)

test.each([0, 7, 999, 1000, 12_345.678, 0.0004, -1000, -999_999.5, 1e15, 2n ** 64n, -1000n, Number.MAX_SAFE_INTEGER])(
  '%s reads like the format of Intl',
  (value) => expect(formatNumber(value)).toBe(format.format(value)),
)

test.each([
  ['1', '1'],
  ['-1234567.5', '-1,234,567.5'],
  ['999', '999'],
  ['1000', '1,000'],
])('%s is written %s', (decimal, written) => expect(groupThousands(decimal)).toBe(written))
