import { expect, test } from 'vitest'
import { decodePolyline, encodePolyline, compassHeading } from './polyline.ts'

// The example of the format's own description.
const places = [
  { lat: 38.5, lng: -120.2 },
  { lat: 40.7, lng: -120.95 },
  { lat: 43.252, lng: -126.453 },
]
const text = '_p~iF~ps|U_ulLnnqC_mqNvxq`@'

test('encodes and decodes the example of the format', () => {
  expect(encodePolyline(places)).toBe(text)
  expect(decodePolyline(text)).toEqual(places)
})

test('encodes no positions as an empty text and drops a truncated point', () => {
  expect(encodePolyline([])).toBe('')
  expect(decodePolyline('')).toEqual([])
  expect(decodePolyline(text.slice(0, -3))).toEqual(places.slice(0, 2))
})

test('round-trips any line within a metre', () => {
  const line = Array.from({ length: 200 }, (_, at) => ({ lat: 6.4 + Math.sin(at) / 10, lng: 3.4 + Math.cos(at * 7) / 5 }))
  for (const [at, place] of decodePolyline(encodePolyline(line)).entries()) {
    expect(place.lat).toBeCloseTo(line[at]?.lat ?? 0, 5)
    expect(place.lng).toBeCloseTo(line[at]?.lng ?? 0, 5)
  }
})

test.each([
  ['north', { lat: 7, lng: 3 }, 0],
  ['east', { lat: 6, lng: 4 }, 90],
  ['south', { lat: 5, lng: 3 }, 180],
  ['west', { lat: 6, lng: 2 }, 270],
])('to the %s', (_, to, degrees) => expect(Math.abs(compassHeading({ lat: 6, lng: 3 }, to) - degrees)).toBeLessThanOrEqual(1))
