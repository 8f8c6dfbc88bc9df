import { expect, test } from 'vitest'
import { formatRating } from './formatRating.ts'

test.each<[value: number | null | undefined, max: number, precision: number, text: string | undefined, ticks?: number]>([
  [8.7, 10, 1, '8.7', 9],
  [0, 10, 1, '0.0', 0],
  [10, 10, 1, '10.0', 10],
  [12, 10, 1, '10.0', 10],
  [-3, 10, 1, '0.0', 0],
  [Infinity, 10, 1, '10.0', 10],
  [-Infinity, 10, 1, '0.0', 0],
  // Halves are rounded up despite binary representation.
  [8.45, 10, 1, '8.5', 8],
  [8.44, 10, 1, '8.4', 8],
  [1.005, 5, 2, '1.01', 1],
  [4.5, 5, 0, '5', 5],
  [9.96, 10, 1, '10.0', 10],
  [-0, 10, 1, '0.0', 0],
  [Number.NaN, 10, 1, undefined],
  [null, 10, 1, undefined],
  [undefined, 10, 1, undefined],
  [8, 0, 1, undefined],
  [8, Number.NaN, 1, undefined],
])('%d of %d with %d decimals is %s', (value, max, precision, text, ticks) => {
  const rating = formatRating(value, max, precision)
  expect(rating?.text).toBe(text)
  expect(rating?.ticks).toBe(ticks)
})
