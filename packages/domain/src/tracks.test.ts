import { describe, expect, test } from 'vitest'
import { extendTrack, findDetour, metresFromPath, splitTrack, trackLengthM, type TrackPoint } from './tracks.ts'

/** A minute is a point; a degree of latitude is 111.2 km. */
const point = (minute: number, lat: number, lng = 3.4, vehicle_id = 'bus'): TrackPoint => ({
  vehicle_id,
  lat,
  lng,
  at: new Date(Date.UTC(2026, 10, 21, 5, minute)).toISOString(),
})
const path = [
  { lat: 6.5, lng: 3.4 },
  { lat: 6.6, lng: 3.4 },
]

describe('pieces of a track', () => {
  test.each<[what: string, points: TrackPoint[], lengths: number[]]>([
    ['no positions', [], []],
    ['one', [point(0, 6.5)], [1]],
    ['five minutes apart', [point(0, 6.5), point(5, 6.51)], [2]],
    ['longer apart', [point(0, 6.5), point(1, 6.51), point(7, 6.52)], [2, 1]],
    ['another vehicle', [point(0, 6.5), point(1, 6.51), point(2, 6.51, 3.4, 'other')], [2, 1]],
  ])('%s', (_what, points, lengths) => {
    expect(splitTrack(points).map(({ length }) => length)).toEqual(lengths)
  })

  test.each<[what: string, next: TrackPoint, lengths: number[]]>([
    ['continues the last piece', point(11, 6.53), [1, 2]],
    ['begins a piece after a gap', point(40, 6.53), [1, 1, 1]],
    ['begins a piece with another vehicle', point(11, 6.53, 3.4, 'other'), [1, 1, 1]],
  ])('a later position %s', (_what, next, lengths) => {
    const pieces = splitTrack([point(0, 6.5), point(10, 6.52)])
    const extended = extendTrack(pieces, next)
    expect(extended.map(({ length }) => length)).toEqual(lengths)
    expect(extended[0]).toBe(pieces[0])
    expect(extended).toEqual(splitTrack([...pieces.flat(), next]))
  })

  test('a first position is a piece', () => expect(extendTrack([], point(0, 6.5))).toEqual([[point(0, 6.5)]]))

  test('the length leaves the gaps out', () => {
    const pieces = [
      [point(0, 6.5), point(1, 6.51)],
      [point(20, 6.55), point(21, 6.56)],
    ]
    expect(Math.round(trackLengthM(pieces) / 100)).toBe(22)
    expect(trackLengthM([])).toBe(0)
  })
})

describe('the way beside the path', () => {
  test.each([
    ['on it', { lat: 6.55, lng: 3.4 }, 0],
    ['beside it', { lat: 6.55, lng: 3.41 }, 1105],
    ['past its end', { lat: 6.61, lng: 3.4 }, 1112],
  ])('%s', (_what, place, metres) => expect(Math.abs(metresFromPath(place, path) - metres)).toBeLessThan(5))

  test('the farthest position is named, and none within the error of a position', () => {
    const near = point(1, 6.52, 3.402)
    expect(findDetour([[point(0, 6.5), near]], path)).toBeUndefined()
    expect(
      findDetour(
        [
          [point(0, 6.5), near],
          [point(2, 6.53, 3.41), point(3, 6.54, 3.42)],
        ],
        path,
      )?.point,
    ).toEqual(point(3, 6.54, 3.42))
    expect(findDetour([[point(0, 6.5, 3.9)]], [])).toBeUndefined()
  })
})
