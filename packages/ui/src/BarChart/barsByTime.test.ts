import { expect, test } from 'vitest'
import { barsByTime } from './barsByTime.ts'

const short = (bars: ReturnType<typeof barsByTime>) => bars.map(({ id, value, planned }) => `${id} ${value}${planned ? ' planned' : ''}`)

test('days without a value are there, with 0', () => {
  expect(
    short(
      barsByTime([
        { at: '2026-11-02', value: 3 },
        { at: '2026-11-05', value: 1 },
      ]),
    ),
  ).toEqual(['2026-11-02 3', '2026-11-03 0', '2026-11-04 0', '2026-11-05 1'])
})

test('an instant counts for the day that it is in Lagos, or wherever one asks', () => {
  const late = [
    { at: '2026-11-18T23:30:00Z', value: 1 },
    { at: '2026-11-19T22:59:00Z', value: 1 },
  ]
  expect(short(barsByTime(late))).toEqual(['2026-11-19 2'])
  expect(short(barsByTime(late, { timeZone: 'UTC' }))).toEqual(['2026-11-18 1', '2026-11-19 1'])
})

test('the axis is as long as it is asked to be, in any order of the values', () => {
  const values = [
    { at: '2026-11-03', value: 2 },
    { at: '2026-11-02', value: 1 },
    { at: 'soon', value: 9 },
    { at: '2026-11-02', value: Number.NaN },
  ]
  expect(short(barsByTime(values, { from: '2026-11-01', to: '2026-11-04', today: '2026-11-02' }))).toEqual([
    '2026-11-01 0',
    '2026-11-02 1',
    '2026-11-03 2 planned',
    '2026-11-04 0 planned',
  ])
})

test('months add their days up', () => {
  const bars = barsByTime(
    [
      { at: '2026-01-31', value: 4 },
      { at: '2026-03-01', value: 1 },
      { at: '2026-03-31', value: 1 },
    ],
    { by: 'month' },
  )
  expect(short(bars)).toEqual(['2026-01 4', '2026-02 0', '2026-03 2'])
  expect(bars.map(({ tick }) => tick)).toEqual(['Jan', 'Feb', 'Mar'])
})

test('nothing is no bar', () => expect(barsByTime([])).toEqual([]))
