import { expect, test } from 'vitest'
import { barWidth } from './barWidth.ts'

test('bars keep apart however many there are', () => {
  expect(barWidth(22, false)).toBeCloseTo(10.12)
  expect(barWidth(90, false)).toBe(14)
  expect(barWidth(10, true)).toBe(6)
  expect(barWidth(2, true)).toBeLessThan(2)
})
