import { expect, test } from 'vitest'
import { toLockEvents } from './lockEvents.ts'

const stop = { lat: null, lng: null, kind: 'both' as const, departed_at: null, boarded: 0, alighted: 0, expected_at: null, actual_at: null }
const trip = {
  assignment: { locked_at: '2026-11-21T14:15:00Z', can_change: true },
  departure_at: '2026-11-21T15:15:00Z',
  arrival_eta: '2026-11-21T16:08:00Z',
  stops: [
    { ...stop, stop_id: 'a', sequence: 1, name: 'Ikeja', planned_at: '2026-11-21T15:15:00Z' },
    { ...stop, stop_id: 'b', sequence: 2, name: 'Yaba', planned_at: '2026-11-21T16:08:00Z' },
  ],
}
const describe = (now: string, of: Parameters<typeof toLockEvents>[0] = trip) =>
  toLockEvents(of, new Date(now)).map(({ title, time, status }) => [title, time, status])

test('before the trip locks', () => {
  expect(describe('2026-11-21T13:32:00Z')).toEqual([
    ['Now', '14:32', 'current'],
    ['Locks', '15:15', 'upcoming'],
    ['Leaves Ikeja', '16:15', 'upcoming'],
    ['Arrives at Yaba', '17:08', 'upcoming'],
  ])
})

test('after it has locked, to the second', () => {
  expect(describe('2026-11-21T14:15:00Z').slice(0, 2)).toEqual([
    ['Locked', '15:15', 'done'],
    ['Now', '15:15', 'current'],
  ])
})

test('days before, every time names its day', () => {
  expect(describe('2026-11-19T13:32:00Z').map(([, time]) => time)).toEqual(['14:32', '21 Nov, 15:15', '21 Nov, 16:15', '21 Nov, 17:08'])
})

test('a trip without stops', () => {
  expect(
    describe('2026-11-21T13:32:00Z', { ...trip, stops: [] })
      .slice(2)
      .map(([title]) => title),
  ).toEqual(['Leaves', 'Arrives'])
})
