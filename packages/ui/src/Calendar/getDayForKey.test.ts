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
])('%s moves to %s', (key, day) => expect(getDayForKey('2026-12-03', { ...plain, key })).toBe(day))

test('moves a year with Shift and a page key', () => {
  expect(getDayForKey('2024-02-29', { ...plain, key: 'PageDown', shiftKey: true })).toBe('2025-02-28')
  expect(getDayForKey('2024-02-29', { ...plain, key: 'PageUp', shiftKey: true })).toBe('2023-02-28')
})

test('moves to the last day of a month that lacks the date', () => {
  expect(getDayForKey('2026-03-31', { ...plain, key: 'PageUp' })).toBe('2026-02-28')
})

test('mirrors the horizontal arrow keys in right-to-left text', () => {
  expect(getDayForKey('2026-12-03', { ...plain, key: 'ArrowLeft', rtl: true })).toBe('2026-12-04')
  expect(getDayForKey('2026-12-03', { ...plain, key: 'ArrowRight', rtl: true })).toBe('2026-12-02')
})

test('ends a week that begins on Sunday on Saturday', () => {
  expect(getDayForKey('2026-12-03', { ...plain, key: 'Home', weekStart: 6 })).toBe('2026-11-29')
  expect(getDayForKey('2026-12-03', { ...plain, key: 'End', weekStart: 6 })).toBe('2026-12-05')
})
