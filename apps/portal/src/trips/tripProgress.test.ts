import { expect, test } from 'vitest'
import { findProgress } from './tripProgress.ts'

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
