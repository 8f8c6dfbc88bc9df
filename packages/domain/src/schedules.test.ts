import { expect, test } from 'vitest'
import { listDepartures, runsOn } from './schedules.ts'

const weekdays = {
  days_of_week: [1, 2, 3, 4, 5],
  departure_time: '06:15:00',
  valid_from: '2026-11-16',
  valid_to: '2026-12-31',
  exceptions: [{ date: '2026-12-25' }],
}

test.each([
  ['a Monday', '2026-11-23', true],
  ['a Saturday', '2026-11-21', false],
  ['a Sunday', '2026-11-22', false],
  ['the first day', '2026-11-16', true],
  ['before the first day', '2026-11-13', false],
  ['the last day', '2026-12-31', true],
  ['after the last day', '2027-01-01', false],
  ['a holiday', '2026-12-25', false],
])('on %s (%s): %s', (_, day, runs) => expect(runsOn(day, weekdays)).toBe(runs))

test('runs without an end', () => expect(runsOn('2031-01-01', { ...weekdays, valid_to: null })).toBe(true))

test('uses the day in Lagos, also late at night', () => {
  expect(listDepartures('2026-11-20', '2026-11-24', { ...weekdays, departure_time: '23:30' })).toEqual([
    { date: '2026-11-20', departure_at: new Date('2026-11-20T22:30:00Z') },
    { date: '2026-11-23', departure_at: new Date('2026-11-23T22:30:00Z') },
    { date: '2026-11-24', departure_at: new Date('2026-11-24T22:30:00Z') },
  ])
})
