import { lagosDate, periodRange, periods, previousRange } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { describeComparison, describeMissing, describeNextPayout, describeNoActive, describeUpcoming } from './statHints.ts'

const now = new Date('2026-11-21T13:32:00Z')
const today = lagosDate(now)
const stated = (key: (typeof periods)[number]) => ({ key, ...periodRange(key, now) })
const next = { departure_at: '2026-11-21T15:25:00Z', origin: 'Ikeja', destination: 'Yaba' }
const nextWeek = { ...next, departure_at: '2026-11-23T05:05:00Z' }

describe('hints of the dashboard statistics', () => {
  test.each([
    [318, 297, 'current_month', '21 more than in 1–21 Oct'],
    [10, 1210, 'current_year', '1,200 fewer than in 1 Jan – 21 Nov 2025'],
    [10, 12, 'current_week', '2 fewer than in 9–14 Nov'],
    [9, 8, 'yesterday', '1 more than the day before'],
    [7, 8, 'last_week', '1 fewer than in 2–8 Nov'],
    [8, 8, 'last_month', 'As many as in 1–30 Sep'],
    [7, 19, 'today', '19 in all yesterday'],
    [0, 0, 'today', 'None yet'],
    [0, 0, 'yesterday', 'None the day before either'],
    [0, 0, 'last_week', 'None in 2–8 Nov either'],
    [1806, 0, 'current_year', 'None in 1 Jan – 21 Nov 2025'],
    [400, undefined, 'all', 'Since the first trip'],
    [0, undefined, 'all', 'None yet'],
  ] as const)('%i completed against %s in %s: %s', (count, before, key, text) => {
    const previous = before === undefined ? undefined : { total_completed_trips: before, ...previousRange(key, now) }
    expect(describeComparison(count, previous, stated(key), today)?.replaceAll('\u00A0', ' ')).toBe(text)
  })

  test('no line break parts the days that are compared with', () => {
    const previous = { total_completed_trips: 8, ...previousRange('current_month', now) }
    expect(describeComparison(9, previous, stated('current_month'), today)).toBe('1 more than in 1–21\u00A0Oct')
    const lastYear = { total_completed_trips: 8, ...previousRange('current_year', now) }
    expect(describeComparison(9, lastYear, stated('current_year'), today)).toBe('1 more than in 1\u00A0Jan – 21\u00A0Nov\u00A02025')
  })

  test('an answer that does not say what it compares with has no comparison', () => {
    expect(describeComparison(9, { total_completed_trips: 8 }, stated('current_month'), today)).toBeUndefined()
    expect(describeComparison(9, undefined, stated('last_week'), today)).toBeUndefined()
  })

  test.each([
    ['all', 193, next, 'Next: 16:25, Ikeja to Yaba'],
    ['current_month', 12, nextWeek, 'Next: 23 Nov, 06:05, Ikeja to Yaba'],
    ['current_week', 3, next, 'Next: 16:25, Ikeja to Yaba'],
    ['today', 3, next, 'Next: 16:25, Ikeja to Yaba'],
    ['today', 0, nextWeek, 'None left today'],
    ['current_week', 0, nextWeek, 'None left this week'],
    ['current_month', 0, null, 'None yet'],
    ['all', 0, undefined, 'None yet'],
    ['yesterday', 0, next, 'Yesterday is over'],
    ['last_week', 0, next, 'Last week is over'],
    ['last_month', 0, next, 'Last month is over'],
    ['last_month', 0, null, 'Last month is over'],
    // A trip of yesterday that departs late.
    ['yesterday', 1, next, 'Waiting to depart'],
    ['today', 1, nextWeek, 'Waiting to depart'],
  ] as const)('%s with %i upcoming trips: %4$s', (key, count, trip, text) => {
    expect(describeUpcoming(count, trip, stated(key), now)).toBe(text)
  })

  test('no hint contradicts a zero, in any period', () => {
    for (const key of periods)
      for (const trip of [next, nextWeek, null, undefined]) expect(describeUpcoming(0, trip, stated(key), now)).not.toMatch(/Next|\d/)
  })

  test.each([
    ['current_month', 'None on the road'],
    ['all', 'None on the road'],
    ['today', 'None on the road'],
    ['yesterday', 'None left'],
    ['last_week', 'None left'],
  ] as const)('no active trips in %s: %s', (key, text) => expect(describeNoActive(stated(key), today)).toBe(text))

  test('the next payout, or why there is none', () => {
    expect(describeNextPayout({ date: '2026-12-07' }, 100)).toBe('Next payout Mon 7 Dec 2026')
    expect(describeNextPayout({ date: '2026-12-07', next_step: { code: 'wait' } }, 100)).toBe('Next payout Mon 7 Dec 2026')
    expect(describeNextPayout({ date: '2026-12-07', next_step: { code: 'add_account' } }, 100)).toBe('Payouts wait for a new account')
    expect(describeNextPayout({ date: '2026-12-07', next_step: { code: 'no_bank' } }, 100)).toBe('Payouts are not sent at the moment')
    expect(describeNextPayout(null, 100, { isHeld: true })).toBe('Your payout is on hold')
    expect(describeNextPayout({ date: '2026-12-07', next_step: { code: 'contact_support' } }, 100, { isHeld: true })).toBe(
      'Your payout is on hold',
    )
    expect(describeNextPayout({ date: '2026-12-07', next_step: { code: 'wait' } }, 100, { isHeld: true })).toBe(
      'Next payout Mon 7 Dec 2026',
    )
    expect(describeNextPayout({ date: '2026-12-07', estimate_kobo: 0 }, -500)).toBe('Nothing is payable so far')
    expect(describeNextPayout({ date: '2026-12-07', estimate_kobo: 1 }, 500)).toBe('Next payout Mon 7 Dec 2026')
    expect(describeNextPayout(null, 0)).toBe('Starts with your first trip')
    expect(describeNextPayout(null, 100)).toBe('No payout is planned yet')
  })

  test('a payout whose month is closed has its own amount, beside the earnings since then', () => {
    const payout = { date: '2026-12-07', estimate_kobo: 2_109_075_000 }
    expect(describeNextPayout({ ...payout, is_final: false }, 95_455_000)).toBe('Next payout Mon 7 Dec 2026')
    expect(describeNextPayout({ ...payout, is_final: true }, 95_455_000)).toBe('Next payout Mon 7 Dec 2026: ₦21,090,750.00')
  })

  test.each([
    [0, 8, 'current_month', '8 in all on 1 Nov'],
    [9, 8, 'current_month', '8 in all on 1 Nov'],
    [8, 8, 'current_month', '8 in all on 1 Nov'],
    [3, 0, 'current_month', 'None on 1 Nov'],
    [7, 19, 'today', '19 in all yesterday'],
    [7, 19, 'last_month', '12 fewer than in 1–31 Oct'],
  ] as const)('on the first day of a month, %i completed against %i in %s: %s', (count, before, key, text) => {
    const first = new Date('2026-12-01T00:39:00Z')
    const previous = { total_completed_trips: before, ...previousRange(key, first) }
    expect(describeComparison(count, previous, { key, ...periodRange(key, first) }, '2026-12-01')?.replaceAll('\u00A0', ' ')).toBe(text)
  })

  const labels = { none: 'Add one', missing: 'need documents', complete: 'All in order' }
  test.each([
    [0, 0, 'Add one'],
    [12, 2, '2 need documents'],
    [12, 0, 'All in order'],
    [12, undefined, 'All in order'],
  ])('%i vehicles, %s of them incomplete: %s', (total, missing, text) => expect(describeMissing(total, missing, labels)).toBe(text))
})
