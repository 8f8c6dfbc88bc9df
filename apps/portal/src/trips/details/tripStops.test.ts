import { expect, test } from 'vitest'
import { countPassed, describeDifference, toMapStops, toStopEvents } from './tripStops.ts'

const stop = { lat: null, lng: null, kind: 'both' as const, departed_at: null, boarded: 0, alighted: 0, expected_at: null, actual_at: null }
const ajah = { ...stop, stop_id: 'a', sequence: 1, name: 'Ajah', planned_at: '2026-11-21T05:15:00Z' }
const ikota = { ...stop, stop_id: 'b', sequence: 2, name: 'Ikota', planned_at: '2026-11-21T05:29:00Z' }

test('before departure the planned times are shown', () => {
  expect(
    toStopEvents([ajah, ikota], { group: 'upcoming', status: 'assigned' }).map(({ status, time, exactTime }) => [status, time, exactTime]),
  ).toEqual([
    ['upcoming', '06:15', undefined],
    ['upcoming', '06:29', undefined],
  ])
})

test('on the road: who boarded, the next stop, and when it is expected', () => {
  const events = toStopEvents(
    [
      { ...ajah, actual_at: '2026-11-21T05:17:00Z', boarded: 4 },
      { ...ikota, expected_at: '2026-11-21T05:35:00Z' },
      { ...ikota, stop_id: 'c', sequence: 3 },
    ],
    { group: 'active', status: 'in_progress' },
  )
  expect(events.map(({ status, time, delay, exactTime, description }) => [status, time, delay, exactTime, description])).toEqual([
    ['done', '06:17', '+2', 'planned 06:15', '4 boarded'],
    ['current', 'about 06:35', '+6', 'planned 06:29', undefined],
    ['upcoming', '06:29', undefined, undefined, undefined],
  ])
})

test.each([
  [null, undefined],
  ['2026-11-21T05:14:00Z', '1 min early'],
  ['2026-11-21T05:15:29Z', 'on time'],
  ['2026-11-21T05:15:30Z', '1 min late'],
])('what was planned for 05:15 and happened at %s is %s', (actual, expected) =>
  expect(describeDifference('2026-11-21T05:15:00Z', actual)).toBe(expected),
)

test('a trip on the road has passed what was reported', () =>
  expect(countPassed({ stops: [{ ...ajah, actual_at: '2026-11-21T05:17:00Z' }, ikota], status: 'in_progress' })).toBe(1))

test('a completed trip has passed stops that no device reported', () => {
  expect(countPassed({ stops: [ajah, ikota], status: 'completed' })).toBe(2)
  expect(toStopEvents([ajah], { group: 'history', status: 'completed' }).map(({ status, time }) => [status, time])).toEqual([
    ['done', '06:15'],
  ])
})

test.each(['cancelled', 'missed'])('a trip that was %s has no stop ahead, also if one was expected', (status) => {
  const stops = [
    { ...ajah, actual_at: '2026-11-21T05:17:00Z' },
    { ...ikota, expected_at: '2026-11-21T05:35:00Z' },
  ]
  const trip = { group: 'history', status }
  expect(toStopEvents(stops, trip).map((event) => [event.status, event.time, event.delay])).toEqual([
    ['done', '06:17', '+2'],
    ['failed', 'planned 06:29', undefined],
  ])
  expect(toMapStops([{ ...ikota, lat: 6.46, lng: 3.56 }], trip)).toMatchObject([{ status: 'failed' }])
})

test('the map has the stops whose position is known, as the list tells them', () => {
  const place = { lat: 6.46, lng: 3.56 }
  const trip = { group: 'active', status: 'in_progress' }
  expect(
    toMapStops([{ ...ajah, ...place, actual_at: '2026-11-21T05:17:00Z', boarded: 4 }, ikota, { ...ikota, ...place, sequence: 3 }], trip),
  ).toEqual([
    { ...place, id: 'a 1', name: 'Ajah', status: 'done', time: '06:17', detail: '4 boarded' },
    { ...place, id: 'b 3', name: 'Ikota', status: 'upcoming', time: '06:29' },
  ])
})
