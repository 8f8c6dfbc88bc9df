import { describe, expect, test } from 'vitest'
import { listTimeKeys, toTimeKey, labelTimeKeys, type TimeInterval } from './timeCategories.ts'

describe('toTimeKey', () => {
  test.each<[date: string, zone: string, interval: TimeInterval, key: string | undefined]>([
    // A calendar day is the same in every time zone.
    ['2026-11-19', 'Africa/Lagos', 'day', '2026-11-19'],
    ['2026-11-19', 'Pacific/Kiritimati', 'day', '2026-11-19'],
    ['2026-11-19', 'Pacific/Midway', 'day', '2026-11-19'],
    // The day of an instant depends on the time zone.
    ['2026-11-18T23:30:00Z', 'Africa/Lagos', 'day', '2026-11-19'],
    ['2026-11-18T23:30:00Z', 'UTC', 'day', '2026-11-18'],
    ['2026-11-19T01:30:00+01:00', 'Africa/Lagos', 'day', '2026-11-19'],
    ['2026-11-19T03:00:00Z', 'America/St_Johns', 'day', '2026-11-18'],
    ['2026-11-18T18:20:00Z', 'Asia/Kathmandu', 'day', '2026-11-19'],
    // Days with a change of clocks.
    ['2026-03-29T00:30:00Z', 'Europe/Berlin', 'day', '2026-03-29'],
    ['2026-03-29T21:59:59Z', 'Europe/Berlin', 'day', '2026-03-29'],
    ['2026-03-29T22:00:00Z', 'Europe/Berlin', 'day', '2026-03-30'],
    ['2026-11-30T23:30:00Z', 'Africa/Lagos', 'month', '2026-12'],
    ['2026-11', 'Africa/Lagos', 'month', '2026-11'],
    ['2026-11-19', 'Africa/Lagos', 'month', '2026-11'],
    ['2026-11', 'Africa/Lagos', 'day', undefined],
    ['soon', 'Africa/Lagos', 'day', undefined],
    ['2026-13-40', 'Africa/Lagos', 'day', undefined],
    ['', 'Africa/Lagos', 'month', undefined],
  ])('%s in %s by %s is %s', (date, zone, interval, key) => expect(toTimeKey(date, zone, interval)).toBe(key))
})

describe('listTimeKeys', () => {
  test.each<[from: string, to: string, interval: TimeInterval, count: number]>([
    ['2026-11-01', '2026-11-30', 'day', 30],
    ['2028-02-28', '2028-03-01', 'day', 3],
    ['2026-11-19', '2026-11-19', 'day', 1],
    ['2026-11-20', '2026-11-19', 'day', 0],
    ['2026-03-28', '2026-03-30', 'day', 3],
    ['2025-12', '2026-02', 'month', 3],
  ])('%s to %s by %s', (from, to, by, count) => {
    const keys = listTimeKeys(from, to, by)
    expect(keys).toHaveLength(count)
    expect(new Set(keys).size).toBe(count)
  })
  test('limits the number of keys for wrong dates', () => expect(listTimeKeys('0001-01-01', '9999-01-01', 'day').length).toBe(3660))
})

describe('labelTimeKeys', () => {
  const labels = (from: string, to: string, interval: TimeInterval = 'day') =>
    labelTimeKeys(listTimeKeys(from, to, interval), interval, 'en-NG')
  test('puts each day of a week on the axis', () =>
    expect(labels('2026-11-02', '2026-11-08')[0]).toEqual({ label: 'Mon 2 Nov', axisLabel: '2 Nov', axisLabelShort: '2' }))
  test('puts the Mondays of a month on the axis', () =>
    expect(labels('2026-11-01', '2026-11-30').flatMap(({ axisLabel }) => axisLabel ?? [])).toEqual([
      '2 Nov',
      '9 Nov',
      '16 Nov',
      '23 Nov',
      '30 Nov',
    ]))
  test('puts the months of a year on the axis', () =>
    expect(labels('2026-01-01', '2026-12-31').flatMap(({ axisLabel }) => axisLabel ?? [])).toHaveLength(12))
  test('adds the year if there is more than one', () => {
    expect(labels('2025-12-31', '2026-01-01').map(({ label }) => label)).toEqual(['Wed 31 Dec 2025', 'Thu 1 Jan 2026'])
    expect(labels('2025-12', '2026-01', 'month').map(({ axisLabel }) => axisLabel)).toEqual(['Dec', 'Jan 2026'])
  })
})
