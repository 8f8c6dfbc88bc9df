import { expect, test } from 'vitest'
import { canResume } from './canResume.ts'

test.each([
  ['complete', true],
  ['expiring', true],
  ['expired', false],
  ['missing', false],
  ['a newer status', false],
])('a vehicle whose documents are %s can be resumed: %s', (status, expected) =>
  expect(canResume({ compliance: { status, next_expiry: null, issues: [] } })).toBe(expected),
)
