import { expect, test } from 'vitest'
import { groupBarsByTime } from './groupBarsByTime.ts'

const summarize = (bars: ReturnType<typeof groupBarsByTime>) =>
  bars.map(({ id, value, planned }) => `${id} ${value}${planned ? ' planned' : ''}`)

test('adds days without a value as 0', () => {
  expect(
    summarize(
      groupBarsByTime([
        { date: '2026-11-02', value: 3 },
        { date: '2026-11-05', value: 1 },
      ]),
    ),
  ).toEqual(['2026-11-02 3', '2026-11-03 0', '2026-11-04 0', '2026-11-05 1'])
})

test('assigns an instant to its day in Lagos or in the given time zone', () => {
  const late = [
    { date: '2026-11-18T23:30:00Z', value: 1 },
    { date: '2026-11-19T22:59:00Z', value: 1 },
  ]
  expect(summarize(groupBarsByTime(late))).toEqual(['2026-11-19 2'])
  expect(summarize(groupBarsByTime(late, { timeZone: 'UTC' }))).toEqual(['2026-11-18 1', '2026-11-19 1'])
})

test('covers the given period, in any order of the values', () => {
  const values = [
    { date: '2026-11-03', value: 2 },
    { date: '2026-11-02', value: 1 },
    { date: 'soon', value: 9 },
    { date: '2026-11-02', value: Number.NaN },
  ]
  expect(summarize(groupBarsByTime(values, { from: '2026-11-01', to: '2026-11-04', today: '2026-11-02' }))).toEqual([
    '2026-11-01 0',
    '2026-11-02 1',
    '2026-11-03 2 planned',
    '2026-11-04 0 planned',
  ])
})

test('adds up the days of a month', () => {
  const bars = groupBarsByTime(
    [
      { date: '2026-01-31', value: 4 },
      { date: '2026-03-01', value: 1 },
      { date: '2026-03-31', value: 1 },
    ],
    { interval: 'month' },
  )
  expect(summarize(bars)).toEqual(['2026-01 4', '2026-02 0', '2026-03 2'])
  expect(bars.map(({ axisLabel }) => axisLabel)).toEqual(['Jan', 'Feb', 'Mar'])
})

test('returns no bars without values', () => expect(groupBarsByTime([])).toEqual([]))
