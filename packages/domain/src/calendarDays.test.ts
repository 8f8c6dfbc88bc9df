import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  listDays,
  daysBetween,
  lagosDate,
  lagosDayStart,
  monthRange,
  weekday,
  weekRange,
  yearRange,
} from './calendarDays.ts'

test.each([
  ['2026-11-21T13:32:00Z', '2026-11-21'],
  ['2026-11-21T22:59:59.999Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['2028-02-28T23:30:00Z', '2028-02-29'],
  ['2026-07-01T22:30:00Z', '2026-07-01'],
])('at %s it is %s in Lagos, summer or winter', (instant, day) => {
  expect(lagosDate(new Date(instant))).toBe(day)
})

test.each(['2026-11-21', '2027-01-01', '2028-02-29'])('%s begins at its own midnight in Lagos', (day) => {
  const start = lagosDayStart(day)
  expect(lagosDate(start)).toBe(day)
  expect(lagosDate(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
})

describe('counting', () => {
  test.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', -90, '2026-08-23'],
  ])('%s and %i days: %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(count)
  })

  test.each([
    ['2026-11-20', 12, '2027-11-20'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months: %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected))

  test.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['2026-11-23', 1],
  ])('%s is day %i of the week, from Monday', (day, number) => expect(weekday(day)).toBe(number))

  test.each([
    ['2026-11-28', '2026-12-01', ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01']],
    ['2026-11-28', '2026-11-28', ['2026-11-28']],
    ['2026-11-28', '2026-11-27', []],
  ])('every day from %s to %s', (from, to, days) => expect(listDays(from, to)).toEqual(days))
})

describe('spans', () => {
  test.each([
    ['2026-11-21', 0, '2026-11-01', '2026-11-30'],
    ['2026-11-21', 1, '2026-12-01', '2026-12-31'],
    ['2026-12-31', 1, '2027-01-01', '2027-01-31'],
    ['2026-01-31', -1, '2025-12-01', '2025-12-31'],
    ['2028-03-31', -1, '2028-02-01', '2028-02-29'],
    ['2027-03-31', -1, '2027-02-01', '2027-02-28'],
  ])('the month of %s and %i: %s to %s', (day, after, from, to) => expect(monthRange(day, after)).toEqual({ from, to }))

  test.each([
    ['2026-11-21', 0, '2026-11-16', '2026-11-22'],
    ['2026-11-16', 0, '2026-11-16', '2026-11-22'],
    ['2026-11-22', 0, '2026-11-16', '2026-11-22'],
    ['2026-11-23', -1, '2026-11-16', '2026-11-22'],
    ['2027-01-01', 0, '2026-12-28', '2027-01-03'],
  ])('the week of %s and %i: %s to %s', (day, after, from, to) => expect(weekRange(day, after)).toEqual({ from, to }))

  test('the year', () => {
    expect(yearRange('2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
    expect(yearRange('2026-01-01', -1)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
  })
})
