import { expect, test } from 'vitest'
import { formatCompactNaira } from './formatCompactNaira.ts'

test.each([
  [0n, '0'],
  [99n, '0'],
  [100n, '1'],
  [99_999n, '999'],
  [100_000n, '1K'],
  [128_450n, '1.2K'],
  [99_999_999n, '999.9K'],
  [123_456_750n, '1.2M'],
  [199_999_999n, '1.9M'],
  [200_000_000n, '2M'],
  [100_000_000_000n, '1B'],
  [1_000_000_000_000n, '10B'],
  [100_000_000_000_000n, '1T'],
  [123_456_789_012_345_678n, '1,234.5T'],
])('%s kobo are ₦%s', (kobo, text) => expect(formatCompactNaira(kobo)).toBe(text))
