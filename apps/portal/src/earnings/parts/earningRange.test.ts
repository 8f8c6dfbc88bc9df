import { expect, test } from 'vitest'
import { listMonths, parseEarningRange, withEarningRange } from './earningRange.ts'

test.each([
  ['', { period: 'current_month' }],
  ['period=last_month', { period: 'last_month' }],
  ['period=yesterdays', { period: 'current_month' }],
  ['period=last_month&from=2026-10-05&to=2026-10-09', { from: '2026-10-05', to: '2026-10-09' }],
  ['from=2026-10-05', { from: '2026-10-05' }],
  ['to=2026-10-05', { to: '2026-10-05' }],
  ['from=2026-10-05&to=2026-10-04', { from: '2026-10-05' }],
  ['from=soon&to=2026-13-01', { period: 'current_month' }],
])('the query "%s" asks for %j', (query, range) => {
  expect(parseEarningRange(new URLSearchParams(query))).toEqual(range)
})

test('other days replace a period, and begin with the first page of rows', () => {
  const search = new URLSearchParams('period=last_month&view=lines&page=3')
  expect(withEarningRange(search, { from: '2026-10-05', to: '2026-10-09' }).toString()).toBe('view=lines&from=2026-10-05&to=2026-10-09')
  expect(withEarningRange(search, { period: 'all' }).toString()).toBe('view=lines&period=all')
})

test('the months that are over can be chosen, across the turn of a year', () => {
  const months = listMonths('2026-03-31')
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ value: 'month-2026-02', label: 'February 2026', range: { from: '2026-02-01', to: '2026-02-28' } })
  expect(months[2]?.range.from).toBe('2025-12-01')
})
