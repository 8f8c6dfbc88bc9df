import { describe, expect, test } from 'vitest'
import { isAdult } from './ages.ts'

describe('isAdult', () => {
  test.each([
    ['2008-11-21', '2026-11-21', true],
    ['2008-11-22', '2026-11-21', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1960-01-01', '2026-11-21', true],
    ['2026-11-21', '2026-11-21', false],
    ['2030-01-01', '2026-11-21', false],
  ])('born on %s, on %s: %s', (born, on, expected) => {
    expect(isAdult(born, on)).toBe(expected)
  })

  test('accepts another minimum age', () => {
    expect(isAdult('2005-11-21', '2026-11-21', 21)).toBe(true)
    expect(isAdult('2005-11-22', '2026-11-21', 21)).toBe(false)
  })
})
