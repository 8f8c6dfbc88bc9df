import { addDays, listDays } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import { groupTripsIntoBars } from './tripBars.ts'

const today = '2026-11-21'
const days = (from: string, to: string) => listDays(from, to).map((date, at) => ({ date, total: at + 1 }))
const sum = (numbers: readonly { total?: number; value?: number }[]) =>
  numbers.reduce((all, { total = 0, value = 0 }) => all + total + value, 0)

describe('bars of a range', () => {
  test('up to 62 days: a bar per day, with labels on Mondays, planned after today', () => {
    const { title, bars } = groupTripsIntoBars(days('2026-11-01', '2026-11-30'), today)
    expect(title).toBe('Trips per day')
    expect(bars).toHaveLength(30)
    expect(bars.filter(({ axisLabel }) => axisLabel).map(({ axisLabel }) => axisLabel)).toEqual([
      '2 Nov',
      '9 Nov',
      '16 Nov',
      '23 Nov',
      '30 Nov',
    ])
    expect(bars.find(({ planned }) => planned)?.id).toBe('2026-11-22+')
    expect(bars[18]).toMatchObject({ label: 'Thu 19 Nov 2026', value: 19, planned: false })
  })

  test('a week: a label on every bar', () => {
    expect(groupTripsIntoBars(days('2026-11-16', '2026-11-22'), today).bars.every(({ axisLabel }) => axisLabel)).toBe(true)
  })

  test('up to 182 days: a bar per week from Monday, two for the current week', () => {
    const range = days(addDays(today, -90), addDays(today, 14))
    const { title, bars } = groupTripsIntoBars(range, today)
    expect(title).toBe('Trips per week')
    expect(bars.slice(-4).map(({ label, planned, axisLabel }) => [label, planned, axisLabel])).toEqual([
      ['Week from 16 Nov', false, '16 Nov'],
      ['Rest of the week from 16 Nov', true, undefined],
      ['Week from 23 Nov', true, '23 Nov'],
      ['Week from 30 Nov', true, '30 Nov'],
    ])
    expect(sum(bars)).toBe(sum(range))
  })

  test('a year: a bar per month', () => {
    const range = days('2026-01-01', '2026-12-31')
    const { title, bars } = groupTripsIntoBars(range, today)
    expect(title).toBe('Trips per month')
    expect(bars).toHaveLength(13)
    expect(bars[0]).toMatchObject({ label: 'Jan 2026', axisLabel: 'Jan 2026', value: sum(days('2026-01-01', '2026-01-31')) })
    expect(bars[11]).toMatchObject({ label: 'Rest of Nov 2026', planned: true })
    expect(sum(bars)).toBe(sum(range))
  })

  test.each([
    [62, 'day'],
    [63, 'week'],
    [182, 'week'],
    [183, 'month'],
  ])('a range of %i days is shown by %s', (length, step) => {
    expect(groupTripsIntoBars(days('2026-01-05', addDays('2026-01-05', length - 1)), today).step).toBe(step)
  })

  test('no days: no bars', () => expect(groupTripsIntoBars([], today).bars).toEqual([]))
})
