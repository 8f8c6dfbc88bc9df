import { createApi, withSession } from '@vehicle-partner/api'
import { createDemoData, createDemoSession, demoNow, demoOrganizations, mockTransport } from '@vehicle-partner/api/mock'
import { addDays, fixedClock, listDays, periods, type Day } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { groupTripsIntoBars, type CountedDay } from './tripBars.ts'

const today = '2026-11-21'
const days = (from: Day, to: Day): CountedDay[] =>
  listDays(from, to).map((date, index) => {
    const count = index + 1
    const counts = date < today ? { completed: count } : date > today ? { upcoming: count } : { completed: 9, active: 3, upcoming: 7 }
    // One of every day was cancelled or missed.
    return { date, completed: 0, active: 0, upcoming: 0, ...counts, total: (date === today ? 19 : count) + 1 }
  })
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
const countedOf = (range: readonly CountedDay[]) => sumOf(range.map(({ total }) => total - 1))

describe('bars of a range', () => {
  test('up to 62 days: a bar per day, with labels on Mondays; today has what ran, runs and comes', () => {
    const { title, bars } = groupTripsIntoBars(days('2026-11-01', '2026-11-30'))
    expect(title).toBe('Trips per day')
    expect(bars).toHaveLength(30)
    expect(bars.flatMap(({ axisLabel = [] }) => axisLabel)).toEqual(['2 Nov', '9 Nov', '16 Nov', '23 Nov', '30 Nov'])
    expect(bars[18]).toMatchObject({ label: 'Thu 19 Nov 2026', value: 19, parts: { done: 19, current: 0, upcoming: 0 } })
    expect(bars[20]).toMatchObject({ label: 'Sat 21 Nov 2026', value: 19, parts: { done: 9, current: 3, upcoming: 7 } })
    expect(bars[21]).toMatchObject({ value: 22, parts: { done: 0, current: 0, upcoming: 22 } })
  })

  test('a week: a label on every bar', () => {
    expect(groupTripsIntoBars(days('2026-11-16', '2026-11-22')).bars.every(({ axisLabel }) => axisLabel)).toBe(true)
  })

  test('up to 182 days: a bar per week from Monday, in parts', () => {
    const range = days(addDays(today, -90), addDays(today, 14))
    const { title, bars } = groupTripsIntoBars(range)
    expect(title).toBe('Trips per week')
    expect(bars.slice(-3).map(({ label, axisLabel }) => [label, axisLabel])).toEqual([
      ['Week from 16 Nov', '16 Nov'],
      ['Week from 23 Nov', '23 Nov'],
      ['Week from 30 Nov', '30 Nov'],
    ])
    expect(bars.at(-3)?.parts).toEqual({ done: 86 + 87 + 88 + 89 + 90 + 9, current: 3, upcoming: 7 + 92 })
    expect(sumOf(bars.map(({ value }) => value))).toBe(countedOf(range))
  })

  test('a year: a bar per month', () => {
    const range = days('2026-01-01', '2026-12-31')
    const { title, bars } = groupTripsIntoBars(range)
    expect(title).toBe('Trips per month')
    expect(bars).toHaveLength(12)
    expect(bars[0]).toMatchObject({ label: 'Jan 2026', axisLabel: 'Jan 2026', value: countedOf(days('2026-01-01', '2026-01-31')) })
    expect(bars[10]).toMatchObject({ label: 'Nov 2026', axisLabel: 'Nov' })
    expect(sumOf(bars.map(({ value }) => value))).toBe(countedOf(range))
  })

  test.each([
    [62, 'day'],
    [63, 'week'],
    [182, 'week'],
    [183, 'month'],
  ])('a range of %i days is shown by %s', (length, step) => {
    expect(groupTripsIntoBars(days('2026-01-05', addDays('2026-01-05', length - 1))).step).toBe(step)
  })

  test('no days: no bars', () => expect(groupTripsIntoBars([]).bars).toEqual([]))

  test('days of a server that sends totals alone say nothing about what ran', () => {
    expect(groupTripsIntoBars([{ date: today, total: 19 }]).bars).toEqual([
      { id: today, label: 'Sat 21 Nov 2026', axisLabel: '21 Nov', axisLabelShort: '21', value: 19 },
    ])
  })
})

test.each(periods)('%s: the bars have the totals of the figures and the donut', async (period) => {
  const demoData = createDemoData(fixedClock(demoNow))
  const { token } = createDemoSession(demoData, 'owner')
  const api = createApi(withSession(mockTransport(demoData), { token: () => token, onUnauthorized: () => undefined }))
  const input = { params: { id: demoOrganizations.okafor.id }, query: { period } }
  const [{ data: summary }, { data: statistics }] = [await api.partners.summary(input), await api.trips.stats(input)]
  const { bars } = groupTripsIntoBars(statistics)
  const sum = (status: 'done' | 'current' | 'upcoming') => sumOf(bars.map(({ parts }) => parts?.[status] ?? NaN))
  expect({ done: sum('done'), current: sum('current'), upcoming: sum('upcoming') }).toEqual({
    done: summary.total_completed_trips,
    current: summary.total_active_trips,
    upcoming: summary.total_upcoming_trips,
  })
})
