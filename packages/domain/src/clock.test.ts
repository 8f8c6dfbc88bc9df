import { expect, test } from 'vitest'
import { fixedClock } from './clock.ts'

test('a fixed clock stands, and a reader who changes the date changes only their own', () => {
  const clock = fixedClock('2026-11-21T13:32:00Z')
  clock().setFullYear(1999)
  expect(clock().toISOString()).toBe('2026-11-21T13:32:00.000Z')
})
