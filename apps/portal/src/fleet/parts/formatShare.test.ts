import { expect, test } from 'vitest'
import { formatShare } from './formatShare.ts'

test.each([
  [null, 0, '–'],
  [0, 0, '0 %'],
  [9549, 0, '95 %'],
  [9550, 0, '96 %'],
  [10_000, 0, '100 %'],
  [9549, 1, '95.5 %'],
  [10_000, 1, '100.0 %'],
])('%s basis points with %i decimals: %s', (basisPoints, decimals, text) => expect(formatShare(basisPoints, decimals)).toBe(text))
