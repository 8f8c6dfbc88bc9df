import { expect, test } from 'vitest'
import { hasDocumentsInForce } from './hasDocumentsInForce.ts'

test.each([
  ['complete', true],
  ['expiring', true],
  ['expired', false],
  ['missing', false],
  ['a newer status', false],
])('documents that are %s let trips be given: %s', (status, expected) =>
  expect(hasDocumentsInForce({ compliance: { status } })).toBe(expected),
)
