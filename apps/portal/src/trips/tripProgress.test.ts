import { expect, test } from 'vitest'
import { arrives, findArrival, findProgress, hasNotRun } from './tripProgress.ts'

const trip = {
  status: 'in_progress',
  departure_at: '2026-11-23T06:00:00Z',
  actual_departure_at: null,
  arrival_eta: '2026-11-23T07:00:00Z',
  delay_s: 0,
}

test.each([
  ['half-way', trip, '06:30', 0.5],
  ['before it leaves', trip, '05:50', 0],
  ['after it should have arrived', trip, '07:30', 1],
  ['later when it left late and is late', { ...trip, actual_departure_at: '2026-11-23T06:10:00Z', delay_s: 600 }, '06:40', 0.5],
  ['while passengers board', { ...trip, status: 'boarding' }, '06:30', 0],
  ['after a breakdown', { ...trip, status: 'interrupted' }, '06:30', undefined],
] as const)('the progress of a trip %s', (_, each, time, progress) => {
  expect(findProgress(each, `2026-11-23T${time}:00Z`)).toBe(progress)
})

test('without a time nothing is known', () => {
  expect(findProgress(trip, undefined)).toBeUndefined()
})

test.each([
  ['as planned before it leaves', { group: 'upcoming', delay_s: 600 }, '07:00'],
  ['later by its delay', { group: 'active', delay_s: 600 }, '07:10'],
  ['earlier when it is early', { group: 'active', delay_s: -120 }, '06:58'],
  ['when it arrived', { group: 'history', delay_s: 600, actual_arrival_at: '2026-11-23T07:25:00Z' }, '07:25'],
])('a trip arrives %s', (_, facts, time) => {
  const arrival = findArrival({ ...trip, actual_arrival_at: null, ...facts })
  expect(new Date(arrival).toISOString()).toBe(`2026-11-23T${time}:00.000Z`)
})

test.each([
  ['planned', { group: 'upcoming', status: 'assigned' }, false, false],
  ['boarding', { group: 'active', status: 'boarding' }, false, true],
  ['on the road', { group: 'active', status: 'in_progress', actual_departure_at: '2026-11-23T06:00:00Z' }, false, true],
  ['standing still', { group: 'active', status: 'interrupted', actual_departure_at: '2026-11-23T06:00:00Z' }, false, false],
  ['cancelled before departure', { group: 'history', status: 'cancelled' }, true, false],
  ['cancelled on the road', { group: 'history', status: 'cancelled', actual_departure_at: '2026-11-23T06:00:00Z' }, false, false],
  ['missed', { group: 'history', status: 'missed' }, true, false],
  ['completed without a report of its departure', { group: 'history', status: 'completed' }, false, true],
])('a trip that is %s', (_, facts, isPlanOnly, hasArrival) => {
  const each = { ...trip, actual_arrival_at: null, ...facts }
  expect([hasNotRun(each), arrives(each)]).toEqual([isPlanOnly, hasArrival])
})
