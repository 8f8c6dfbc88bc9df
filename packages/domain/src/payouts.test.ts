import { describe, expect, test } from 'vitest'
import { weekday } from './calendarDays.ts'
import {
  calculateCloseTime,
  canTransitionPayout,
  payoutStatusesBefore,
  payday,
  payoutStatuses,
  payoutTab,
  nextWorkingDay,
} from './payouts.ts'

const allowed = [
  'scheduled processing',
  'scheduled on_hold',
  'scheduled cancelled',
  'processing paid',
  'processing failed',
  'failed processing',
  'failed on_hold',
  'on_hold scheduled',
  'paid reversed',
]

describe.each(payoutStatuses)('from %s', (from) => {
  test.each(payoutStatuses)('to %s', (to) => {
    const may = allowed.includes(`${from} ${to}`)
    expect(canTransitionPayout(from, to)).toBe(may)
    expect(payoutStatusesBefore(to).includes(from)).toBe(may)
  })
})

test.each([
  ['2026-10-01', '2026-11-05'],
  ['2026-11-15', '2026-12-07'], // the 5th is a Saturday
  ['2026-08-31', '2026-09-07'],
  ['2026-06-01', '2026-07-06'], // a Sunday
  ['2026-12-01', '2027-01-05'],
])('the money of %s goes out on %s', (month, day) => {
  expect(payday(month)).toBe(day)
  expect(weekday(payday(month))).toBeLessThan(6)
})

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-10-31', '2026-11-02'],
])('%s works on %s', (day, working) => expect(nextWorkingDay(day)).toBe(working))

test.each([
  ['scheduled', 'upcoming'],
  ['processing', 'upcoming'],
  ['paid', 'paid'],
  ['failed', 'problem'],
  ['reversed', 'problem'],
  ['on_hold', 'problem'],
  ['cancelled', undefined],
] as const)('%s is listed in tab %s', (status, tab) => expect(payoutTab(status)).toBe(tab))

test.each([
  ['2026-11-01', '2026-12-01T01:00:00.000Z'],
  ['2026-12-01', '2027-01-01T01:00:00.000Z'],
])('the month of %s is closed at %s', (month, closed) => expect(calculateCloseTime(month).toISOString()).toBe(closed))
