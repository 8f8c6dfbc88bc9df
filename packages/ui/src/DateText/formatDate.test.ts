import { describe, expect, test } from 'vitest'
import { formatDate } from './formatDate.ts'

const lagos = 'Africa/Lagos'

test.each([
  ['2026-11-21T13:32:00Z', 'dateTime', '21-11-2026 14:32'],
  ['2026-11-21T23:30:00Z', 'date', '22-11-2026'],
  ['2026-11-21T23:00:00Z', 'time', '00:00'],
  ['2026-09-07T10:00:00Z', 'day', '7 Sep'],
  ['2026-12-07', 'full', 'Mon 7 Dec 2026'],
  ['2026-11-19', 'weekday', 'Thu 19 Nov'],
] as const)('%s as %s', (value, format, text) => expect(formatDate(value, format, lagos)).toBe(text))

test.each(['', null, undefined, 'yesterday', new Date(Number.NaN)])('%s is no date', (value) => {
  expect(formatDate(value, 'date', lagos)).toBeUndefined()
})

describe.each(['Africa/Lagos', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata', 'UTC'])('a calendar day in %s', (timeZone) => {
  test('is never moved', () => {
    for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2100, 0, 1); day += 37 * 86_400_000) {
      const value = new Date(day).toISOString().slice(0, 10)
      expect(formatDate(value, 'date', timeZone)).toBe(value.split('-').toReversed().join('-'))
    }
  })
})
