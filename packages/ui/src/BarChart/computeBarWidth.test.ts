import { expect, test } from 'vitest'
import { computeBarWidth } from './computeBarWidth.ts'

test('keeps space between bars, however many there are', () => {
  expect(computeBarWidth(22, false)).toBeCloseTo(10.12)
  expect(computeBarWidth(90, false)).toBe(14)
  expect(computeBarWidth(10, true)).toBe(6)
  expect(computeBarWidth(2, true)).toBeLessThan(2)
})
