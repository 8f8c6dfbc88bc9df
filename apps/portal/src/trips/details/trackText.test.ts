import { expect, test } from 'vitest'
import type { TrackPoint } from '@vehicle-partner/domain'
import { describeTrack } from './trackText.ts'

const point = (minute: number, lat: number, lng = 3.4): TrackPoint => ({
  vehicle_id: 'bus',
  lat,
  lng,
  at: new Date(Date.UTC(2026, 10, 21, 5, minute)).toISOString(),
})
const trip = {
  distance_m: 11_120,
  actual_departure_at: '2026-11-21T05:00:00.000Z',
  path: [
    { lat: 6.5, lng: 3.4 },
    { lat: 6.6, lng: 3.4 },
  ],
}

test.each<[what: string, pieces: TrackPoint[][], text: string]>([
  ['nothing', [], 'The way that was driven is not recorded.'],
  ['one position', [[point(0, 6.5)]], 'The way that was driven is not recorded.'],
  ['on the way', [[point(0, 6.5), point(1, 6.52)]], 'Recorded 2.2 km of 11.1 km planned, on the planned way.'],
  [
    'a gap and a detour',
    [
      [point(0, 6.5), point(1, 6.52)],
      [point(20, 6.54, 3.41), point(21, 6.55, 3.42)],
    ],
    'Recorded 3.8 km of 11.1 km planned, up to 2.2 km off the planned way, at 06:21. One part is missing.',
  ],
  ['a late beginning', [[point(6, 6.5), point(7, 6.52)]], 'Recorded 2.2 km of 11.1 km planned, on the planned way. One part is missing.'],
  [
    'two gaps',
    [[point(0, 6.5)], [point(20, 6.5)], [point(40, 6.5), point(41, 6.51)]],
    'Recorded 1.1 km of 11.1 km planned, on the planned way. 2 parts are missing.',
  ],
])('%s', (_what, pieces, text) => expect(describeTrack(pieces, trip)).toBe(text))
