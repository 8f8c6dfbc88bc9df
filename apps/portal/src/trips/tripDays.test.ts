import { expect, test } from 'vitest'
import { groupByDay } from './tripDays.ts'

test.each([
  ['2026-11-23', 'Today, Mon 23 Nov'],
  ['2026-11-24', 'Tomorrow, Tue 24 Nov'],
  ['2026-11-22', 'Yesterday, Sun 22 Nov'],
  ['2026-11-27', 'Fri 27 Nov'],
  ['2025-12-31', 'Wed 31 Dec 2025'],
])('a trip on %s is under "%s"', (service_date, label) => {
  expect(groupByDay({ service_date }, '2026-11-23')).toEqual({ id: service_date, label })
})

test.each([
  [3, '3 trips'],
  [1, '1 trip'],
])('a day of %i trips has the note "%s"', (trips, note) =>
  expect(groupByDay({ service_date: '2026-11-23' }, '2026-11-23', [{ date: '2026-11-23', trips }])).toMatchObject({ note }),
)
