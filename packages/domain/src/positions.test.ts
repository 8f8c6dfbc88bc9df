import { describe, expect, test } from 'vitest'
import { positionFreshness, isPlausible, metresBetween } from './positions.ts'

const now = Date.parse('2026-11-21T13:32:00Z')
const ajah = { lat: 6.4698, lng: 3.5852 }
const cms = { lat: 6.4511, lng: 3.3886 }

test('measures about 22 km from Ajah to CMS', () => {
  expect(metresBetween(ajah, cms) / 1000).toBeCloseTo(21.8, 0)
  expect(metresBetween(ajah, ajah)).toBe(0)
})

describe('isPlausible', () => {
  const before = { ...ajah, at: now - 600_000 }
  test.each([
    ['the first', { ...ajah, at: now, accuracy_m: 10 }, undefined, true],
    ['a clock slightly ahead', { ...ajah, at: now + 300_000, accuracy_m: 10 }, undefined, true],
    ['from the future', { ...ajah, at: now + 300_001, accuracy_m: 10 }, undefined, false],
    ['the worst accepted accuracy', { ...ajah, at: now, accuracy_m: 200 }, undefined, true],
    ['a worse accuracy', { ...ajah, at: now, accuracy_m: 201 }, undefined, false],
    ['22 km in 10 minutes (131 km/h)', { ...cms, at: now, accuracy_m: 5 }, before, true],
    ['22 km in 5 minutes (262 km/h)', { ...cms, at: now - 300_000, accuracy_m: 5 }, before, false],
    ['older than the previous position', { ...ajah, at: now - 600_001, accuracy_m: 5 }, before, false],
  ])('%s', (_name, fix, last, believed) => {
    expect(isPlausible(fix, last, now)).toBe(believed)
  })
})

test.each([
  [0, 'live'],
  [30, 'live'],
  [31, 'recent'],
  [120, 'recent'],
  [121, 'stale'],
  [1800, 'stale'],
  [1801, 'hidden'],
] as const)('after %i seconds a position is %s', (seconds, word) => {
  expect(positionFreshness(now - seconds * 1000, now)).toBe(word)
})
