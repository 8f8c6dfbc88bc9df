import { describe, expect, test } from 'vitest'
import { describeComparison, describeNextDeparture, describeMissing, describeNextPayout } from './statHints.ts'

const now = new Date('2026-11-21T13:32:00Z')

describe('hints of the dashboard statistics', () => {
  test.each([
    [318, 297, 'current_month', '21 ahead of last month'],
    [10, 1210, 'current_year', '1,200 behind last year'],
    [9, 8, 'yesterday', '1 more than the day before'],
    [7, 8, 'last_week', '1 fewer than the week before'],
    [8, 8, 'last_month', 'As many as the month before'],
    [0, 0, 'today', 'None yet'],
    [1806, 0, 'current_year', 'None last year'],
    [400, undefined, 'all', 'Since the first trip'],
    [0, undefined, 'all', 'None yet'],
  ] as const)('%i completed against %s in %s: %s', (count, previous, period, text) => {
    expect(describeComparison(count, previous, period)).toBe(text)
  })

  const trip = { origin: 'Ikeja', destination: 'Yaba' }
  test('the next departure is in Lagos time, with its date unless it is today', () => {
    expect(describeNextDeparture({ ...trip, departure_at: '2026-11-21T15:15:00Z' }, now)).toBe('Next: 16:15, Ikeja to Yaba')
    expect(describeNextDeparture({ ...trip, departure_at: '2026-11-21T23:05:00Z' }, now)).toBe('Next: 22 Nov, 00:05, Ikeja to Yaba')
    expect(describeNextDeparture(null, now)).toBe('None yet')
  })

  test('the next payout, or why there is none', () => {
    expect(describeNextPayout({ date: '2026-12-07' }, 100)).toBe('Next payout Mon 7 Dec 2026')
    expect(describeNextPayout(null, 0)).toBe('Starts with your first trip')
    expect(describeNextPayout(null, 100)).toBe('No payout is planned yet')
  })

  const labels = { none: 'Add one', missing: 'need documents', complete: 'All in order' }
  test.each([
    [0, 0, 'Add one'],
    [12, 2, '2 need documents'],
    [12, 0, 'All in order'],
    [12, undefined, 'All in order'],
  ])('%i vehicles, %s of them incomplete: %s', (total, missing, text) => expect(describeMissing(total, missing, labels)).toBe(text))
})
