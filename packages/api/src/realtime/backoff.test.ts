import { expect, test } from 'vitest'
import { backoffMs } from './backoff.ts'

test('waits 1, 2, 4, 8 and then 15 seconds, give or take half', () => {
  expect([0, 1, 2, 3, 4, 20].map((failures) => backoffMs(failures, () => 0.5))).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
  expect(backoffMs(0, () => 0)).toBe(500)
  expect(backoffMs(9, () => 1)).toBe(22_500)
})
