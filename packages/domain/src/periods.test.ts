import { describe, expect, test } from 'vitest'
import { defaultPeriod, parsePeriod, periodOptions, periodRange, periods, previousDays, previousRange, type Period } from './periods.ts'

type Row = readonly [Period, string, string | undefined, string | undefined, string | undefined, string | undefined]

/** Period, moment, its days, and the days that it is compared with. */
const rows: readonly Row[] = [
  // Saturday in the middle of a month.
  ['all', '2026-11-21T13:32:00Z', undefined, undefined, undefined, undefined],
  ['current_year', '2026-11-21T13:32:00Z', '2026-01-01', '2026-12-31', '2025-01-01', '2025-11-21'],
  ['current_month', '2026-11-21T13:32:00Z', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-21'],
  ['current_week', '2026-11-21T13:32:00Z', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-14'],
  ['today', '2026-11-21T13:32:00Z', '2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-21T13:32:00Z', '2026-11-20', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['last_month', '2026-11-21T13:32:00Z', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
  ['last_week', '2026-11-21T13:32:00Z', '2026-11-09', '2026-11-15', '2026-11-02', '2026-11-08'],
  // The last second of a Lagos year, and the first of the next.
  ['current_year', '2026-12-31T22:59:59Z', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['current_year', '2026-12-31T23:00:00Z', '2027-01-01', '2027-12-31', '2026-01-01', '2026-01-01'],
  ['current_month', '2026-12-31T23:00:00Z', '2027-01-01', '2027-01-31', '2026-12-01', '2026-12-01'],
  ['last_month', '2026-12-31T23:00:00Z', '2026-12-01', '2026-12-31', '2026-11-01', '2026-11-30'],
  ['yesterday', '2026-12-31T23:00:00Z', '2026-12-31', '2026-12-31', '2026-12-30', '2026-12-30'],
  ['today', '2026-12-31T22:59:59Z', '2026-12-31', '2026-12-31', '2026-12-30', '2026-12-30'],
  // Weeks start on Monday: Sunday's last second, and Monday's first.
  ['current_week', '2026-11-22T22:59:59Z', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['current_week', '2026-11-22T23:00:00Z', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-16'],
  ['last_week', '2026-11-22T23:00:00Z', '2026-11-16', '2026-11-22', '2026-11-09', '2026-11-15'],
  ['current_week', '2027-01-01T08:00:00Z', '2026-12-28', '2027-01-03', '2026-12-21', '2026-12-25'],
  // Months of other lengths: the comparison ends with the shorter one.
  ['current_month', '2026-03-30T08:00:00Z', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['current_month', '2028-03-29T08:00:00Z', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last_month', '2028-03-31T08:00:00Z', '2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
  // The last day of a shorter month: it has come to its end, so the whole of the one before counts.
  ['current_month', '2026-11-30T08:00:00Z', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
]

describe('days', () => {
  test.each(rows)('%s at %s', (period, iso, from, to, previousFrom, previousTo) => {
    const now = new Date(iso)
    expect(periodRange(period, now)).toEqual(from === undefined ? {} : { from, to })
    expect(previousRange(period, now)).toEqual(previousFrom === undefined ? undefined : { from: previousFrom, to: previousTo })
  })

  test('every period is tested', () => expect(new Set(rows.map(([period]) => period))).toEqual(new Set(periods)))
})

test('options and labels, in the order of spec section 9', () => {
  expect(periodOptions.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'all: All time',
    'current_year: This year',
    'current_month: This month',
    'current_week: This week',
    'today: Today',
    'yesterday: Yesterday',
    'last_month: Last month',
    'last_week: Last week',
  ])
})

test.each([
  ['last_week', 'last_week'],
  ['all', 'all'],
  ['', defaultPeriod],
  ['LAST_WEEK', defaultPeriod],
  ['toString', defaultPeriod],
  [null, defaultPeriod],
  [undefined, defaultPeriod],
])('?period=%s is %s', (text, period) => expect(parsePeriod(text)).toBe(period))

test.each([
  ['a month that is over', '2026-09-01', '2026-09-30', '2026-08-01', '2026-08-31'],
  ['January', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['a year that is over', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['the running month', '2026-10-01', '2026-10-31', '2026-09-01', '2026-09-14'],
  ['a week', '2026-10-05', '2026-10-11', '2026-09-28', '2026-10-04'],
  ['a day', '2026-10-05', '2026-10-05', '2026-10-04', '2026-10-04'],
  ['days over the end of a month', '2026-08-30', '2026-09-02', '2026-08-26', '2026-08-29'],
  ['days that have begun', '2026-10-12', '2026-10-21', '2026-10-02', '2026-10-04'],
  ['the first day that can be asked for', '1900-01-01', '2026-12-31', undefined, undefined],
  ['days to come', '2026-10-15', '2026-10-21', undefined, undefined],
])('days before %s', (_, from, to, previousFrom, previousTo) =>
  expect(previousDays({ from, to }, new Date('2026-10-14T12:00:00Z'))).toEqual(
    previousFrom === undefined ? undefined : { from: previousFrom, to: previousTo },
  ),
)
