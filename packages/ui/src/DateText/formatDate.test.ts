import { describe, expect, test } from 'vitest'
import { formatDate } from './formatDate.ts'

const lagos = 'Africa/Lagos'

test.each([
  ['2026-11-21T13:32:00Z', 'dateTime', '21 Nov 2026, 14:32'],
  ['2026-11-21T23:30:00Z', 'date', '22-11-2026'],
  ['2026-11-21T23:00:00Z', 'time', '00:00'],
  ['2026-09-07T10:00:00Z', 'day', '7 Sep'],
  ['2026-12-07', 'medium', '7 Dec 2026'],
  ['2026-12-07', 'full', 'Mon 7 Dec 2026'],
  ['2026-11-19', 'weekday', 'Thu 19 Nov'],
] as const)('%s as %s', (value, format, text) => expect(formatDate(value, format, lagos)).toBe(text))

test.each(['', null, undefined, 'yesterday', new Date(Number.NaN)])('rejects %s', (value) => {
  expect(formatDate(value, 'date', lagos)).toBeUndefined()
})

describe.each(['Africa/Lagos', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])('in %s', (timeZone) => {
  test('keeps every calendar day from 1900 to 2100', () => {
    const wrong: string[] = []
    for (let day = Date.UTC(1900, 0, 1); day <= Date.UTC(2100, 11, 31); day += 86_400_000) {
      const value = new Date(day).toISOString().slice(0, 10)
      const [year, month, date] = value.split('-')
      if (formatDate(value, 'date', timeZone) !== `${date}-${month}-${year}`) wrong.push(value)
    }
    expect(wrong).toEqual([])
  }, 30_000)

  test('prints the local day of an instant', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    const wrong: string[] = []
    for (let at = Date.UTC(1970, 0, 1, 23, 30); at < Date.UTC(2038, 0, 1); at += 13 * 86_400_000 + 3_600_000) {
      const there = clock.format(at).split('-').toReversed().join('-')
      if (formatDate(new Date(at), 'date', timeZone) !== there) wrong.push(new Date(at).toISOString())
    }
    expect(wrong).toEqual([])
  })
})

test.each([
  ['2024-02-29', '29-02-2024'],
  ['1900-02-28', '28-02-1900'],
])('accepts the calendar day %s', (value, text) => expect(formatDate(value, 'date', lagos)).toBe(text))

// `Date` would accept these as days of the next month.
test.each(['2023-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-04-31'])('rejects the calendar day %s', (value) => {
  expect(formatDate(value, 'date', lagos)).toBeUndefined()
})
