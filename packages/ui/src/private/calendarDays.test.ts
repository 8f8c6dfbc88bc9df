import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, addMonths, clampDay, daysInMonth, isLeapYear, parseDay, getWeekday, listMonthWeeks } from './calendarDays.ts'

afterEach(() => vi.unstubAllEnvs())

const iso = (utc: number) => new Date(utc).toISOString().slice(0, 10)
const anyDay = fc.integer({ min: Date.UTC(1000, 0, 1) / 86_400_000, max: Date.UTC(9999, 11, 31) / 86_400_000 })

test('day arithmetic matches Date', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (start, days) => {
      const day = iso(start * 86_400_000)
      const end = (start + days) * 86_400_000
      const inRange = end >= Date.UTC(1000, 0, 1) && end <= Date.UTC(9999, 11, 31)
      expect(addDays(day, days)).toBe(inRange ? iso(end) : clampDay(days > 0 ? '9999-12-31' : '1000-01-01'))
      expect(getWeekday(day)).toBe((new Date(day).getUTCDay() + 6) % 7)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  [1900, false],
  [2000, true],
  [2023, false],
  [2024, true],
  [2100, false],
])('%d is a leap year: %s', (year, leap) => {
  expect(isLeapYear(year)).toBe(leap)
  expect(daysInMonth(year, 2)).toBe(leap ? 29 : 28)
  expect(parseDay(`${year}-02-29`) !== undefined).toBe(leap)
})

test.each(['', '2026-13-01', '2026-00-10', '2026-04-31', '2026-4-3', '26-04-03', 'today', '2026-04-03T00:00', null, undefined])(
  '%s is not a day',
  (text) => expect(parseDay(text)).toBeUndefined(),
)

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', -48, '2020-02-29'],
  ['2026-05-31', 30, '2028-11-30'],
])('%s and %d months is %s', (day, months, then) => expect(addMonths(day, months)).toBe(then))

test.each([
  ['2026-05-05', undefined, undefined, '2026-05-05'],
  ['2026-05-05', '2026-06-01', undefined, '2026-06-01'],
  ['2026-05-05', undefined, '2026-04-30', '2026-04-30'],
  ['2026-05-05', 'soon', 'never', '2026-05-05'],
])('%s between %s and %s is %s', (day, min, max, clamped) => expect(clampDay(day, min, max)).toBe(clamped))

describe('the weeks of a month', () => {
  test('start with the given weekday and contain every day once', () => {
    for (let month = '2019-01-01'; month < '2031-01-01'; month = addMonths(month, 1))
      for (const start of [0, 5, 6]) {
        const weeks = listMonthWeeks(month, start)
        expect(weeks.every((week) => week.length === 7 && getWeekday(week[0] ?? '') === start)).toBe(true)
        const days = weeks.flat()
        expect(new Set(days).size).toBe(days.length)
        const own = days.filter((day) => day.startsWith(month.slice(0, 7)))
        expect(own).toHaveLength(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7))))
      }
  })

  test('December 2026 starts with the last day of November', () => {
    const weeks = listMonthWeeks('2026-12-03', 0)
    expect(weeks).toHaveLength(5)
    expect(weeks[0]?.[0]).toBe('2026-11-30')
    expect(weeks[4]?.[6]).toBe('2027-01-03')
  })
  test('a February that starts on a Monday has four', () => expect(listMonthWeeks('2027-02-01', 0)).toHaveLength(4))
})

describe.each(['Pacific/Pago_Pago', 'America/St_Johns', 'UTC', 'Africa/Lagos', 'Asia/Kathmandu', 'Pacific/Kiritimati'])('in %s', (zone) => {
  test('no day is lost or repeated at daylight saving changes', () => {
    vi.stubEnv('TZ', zone)
    // Samoa skipped 30 December 2011; Newfoundland changed its clocks at 00:01.
    for (const [day, next] of [
      ['2011-12-29', '2011-12-30'],
      ['2011-12-30', '2011-12-31'],
      ['2011-03-13', '2011-03-14'],
      ['2026-03-29', '2026-03-30'],
      ['2026-10-25', '2026-10-26'],
      ['2026-11-01', '2026-11-02'],
    ] as const) {
      expect(addDays(day, 1)).toBe(next)
      expect(addDays(next, -1)).toBe(day)
    }
    expect(listMonthWeeks('2011-12-01', 0).flat()).toContain('2011-12-30')
  })
})
