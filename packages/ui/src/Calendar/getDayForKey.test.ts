import { expect, test } from 'vitest'
import { getDayForKey } from './getDayForKey.ts'

const plain = { shiftKey: false, rtl: false, weekStart: 0 }

// 3 December 2026 is a Thursday.
test.each([
  ['ArrowLeft', '2026-12-02'],
  ['ArrowRight', '2026-12-04'],
  ['ArrowUp', '2026-11-26'],
  ['ArrowDown', '2026-12-10'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageUp', '2026-11-03'],
  ['PageDown', '2027-01-03'],
  ['a', undefined],
  ['Enter', undefined],
])('%s leads to %s', (key, day) => expect(getDayForKey('2026-12-03', { ...plain, key })).toBe(day))

test('with Shift the page keys leap a year', () => {
  expect(getDayForKey('2024-02-29', { ...plain, key: 'PageDown', shiftKey: true })).toBe('2025-02-28')
  expect(getDayForKey('2024-02-29', { ...plain, key: 'PageUp', shiftKey: true })).toBe('2023-02-28')
})

test('a month without the date gives its last day', () => {
  expect(getDayForKey('2026-03-31', { ...plain, key: 'PageUp' })).toBe('2026-02-28')
})

test('from right to left the arrows lead where they point', () => {
  expect(getDayForKey('2026-12-03', { ...plain, key: 'ArrowLeft', rtl: true })).toBe('2026-12-04')
  expect(getDayForKey('2026-12-03', { ...plain, key: 'ArrowRight', rtl: true })).toBe('2026-12-02')
})

test('a week that begins on Sunday ends on Saturday', () => {
  expect(getDayForKey('2026-12-03', { ...plain, key: 'Home', weekStart: 6 })).toBe('2026-11-29')
  expect(getDayForKey('2026-12-03', { ...plain, key: 'End', weekStart: 6 })).toBe('2026-12-05')
})
