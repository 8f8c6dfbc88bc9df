import { expect, test } from 'vitest'
import { formatLoadedBytes } from './formatLoadedBytes.ts'

test.each([
  [0, '0 kB'],
  [850_400, '850 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_249_000, '1.2 MB'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatLoadedBytes(bytes)).toBe(text)
})
