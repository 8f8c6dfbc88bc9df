import { expect, test } from 'vitest'
import { fixedClock } from './clock.ts'

test('returns a new date for each call', () => {
  const clock = fixedClock('2026-11-21T13:32:00Z')
  clock().setFullYear(1999)
  expect(clock().toISOString()).toBe('2026-11-21T13:32:00.000Z')
})
