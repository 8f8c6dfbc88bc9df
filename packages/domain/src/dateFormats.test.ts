import { describe, expect, test } from 'vitest'
import {
  formatFormDate,
  formatDateRange,
  formatDate,
  formatAxisDate,
  formatShortRange,
  formatMonth,
  formatNearTime,
  formatTimeOfDay,
  formatWeekdayDate,
} from './dateFormats.ts'

test.each([
  ['2026-11-12', '12-11-2026', '12 Nov 2026', '12 Nov', 'Thu 12 Nov 2026'],
  ['2026-09-05', '05-09-2026', '5 Sep 2026', '5 Sep', 'Sat 5 Sep 2026'],
  ['2027-01-01', '01-01-2027', '1 Jan 2027', '1 Jan', 'Fri 1 Jan 2027'],
  ['2028-02-29', '29-02-2028', '29 Feb 2028', '29 Feb', 'Tue 29 Feb 2028'],
])('%s', (day, inForms, short, tick, withWeekday) => {
  expect([formatFormDate(day), formatDate(day), formatAxisDate(day), formatWeekdayDate(day)]).toEqual([inForms, short, tick, withWeekday])
})

test('a month', () => expect([formatMonth('2026-11-30'), formatMonth('2027-01-01')]).toEqual(['November 2026', 'January 2027']))

test.each([
  ['2026-11-21T15:15:00Z', '16:15'],
  ['2026-11-21T23:15:00Z', '22 Nov, 00:15'],
  ['2026-11-20T22:59:00Z', '20 Nov, 23:59'],
])('%s on 21 November: %s', (iso, text) => expect(formatNearTime(new Date(iso), '2026-11-21')).toBe(text))

describe('formatTimeOfDay', () => {
  test.each([
    ['2026-11-21T13:32:59Z', '14:32'],
    ['2026-11-21T23:05:00Z', '00:05'],
    ['2026-12-31T22:59:59.999Z', '23:59'],
  ])('%s: %s', (iso, text) => expect(formatTimeOfDay(new Date(iso))).toBe(text))
})

test.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, '1–30 November 2026'],
  [{ from: '2026-11-21', to: '2026-11-21' }, '21 November 2026'],
  [{ from: '2026-09-28', to: '2026-10-04' }, '28 September – 4 October 2026'],
  [{ from: '2026-12-28', to: '2027-01-03' }, '28 December 2026 – 3 January 2027'],
  [{ from: '2026-01-01', to: '2026-12-31' }, '1 January – 31 December 2026'],
  [{ from: '2025-11-01', to: '2026-11-30' }, '1 November 2025 – 30 November 2026'],
  [{ from: '2026-11-01' }, 'From 1 November 2026'],
  [{ to: '2026-11-30' }, 'Until 30 November 2026'],
  [{}, 'All time'],
])('%j reads %s', (range, text) => expect(formatDateRange(range)).toBe(text))

test.each([
  ['2026-10-01', '2026-10-21', '1–21 Oct'],
  ['2026-09-28', '2026-10-04', '28 Sep – 4 Oct'],
  ['2026-10-21', '2026-10-21', '21 Oct'],
  ['2025-01-01', '2025-11-21', '1 Jan – 21 Nov 2025'],
  ['2025-12-29', '2026-01-04', '29 Dec 2025 – 4 Jan 2026'],
])('short range of %s to %s: %s', (from, to, text) => expect(formatShortRange({ from, to }, '2026-11-21')).toBe(text))
