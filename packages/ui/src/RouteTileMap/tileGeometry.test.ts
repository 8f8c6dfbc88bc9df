import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMapView, createMercatorProjection, listTiles } from './tileGeometry.ts'

const size = { width: 640, height: 240 }
const fit = { steps: 0, focus: undefined, maxZoom: 18 }
const ajah = { lat: 6.4698, lng: 3.5852 }
const cms = { lat: 6.4517, lng: 3.3958 }
const lagos = fc.record({ lat: fc.double({ min: 6.3, max: 6.7, noNaN: true }), lng: fc.double({ min: 3.1, max: 3.9, noNaN: true }) })

test('tiles are numbered as tile servers number them', () => {
  const view = createMapView([ajah], { width: 10, height: 10 }, fit)
  expect(view && listTiles('https://tiles.example/{z}/{x}/{y}.png', view, { width: 1, height: 1 }, 18)[0]?.url).toBe(
    // 3.5852 E, 6.4698 N at zoom 15
    'https://tiles.example/15/16710/15793.png',
  )
})

test('a route without a valid position has no view', () => expect(createMapView([{ lat: Number.NaN, lng: 3 }], size, fit)).toBeUndefined())

test('every point of a route is in the frame, and tiles cover it without gaps', () =>
  fc.assert(
    fc.property(fc.array(lagos, { minLength: 1, maxLength: 20 }), (points) => {
      const view = createMapView(points, size, fit)
      if (!view) throw new Error('No view')
      const project = createMercatorProjection(view)
      for (const point of points) {
        const { x = -1, y = -1 } = project(point) ?? {}
        expect(x).toBeGreaterThanOrEqual(47)
        expect(x).toBeLessThanOrEqual(593)
        expect(y).toBeGreaterThanOrEqual(55)
        expect(y).toBeLessThanOrEqual(193)
      }
      const tiles = listTiles('{z}/{x}/{y}', view, size, 18)
      expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0)
      expect(Math.max(...tiles.map(({ left, width }) => left + width))).toBeGreaterThanOrEqual(size.width)
      // The next tile begins where this one ends.
      const gaps = tiles.filter(
        ({ left, width, top }) => left + width < size.width && !tiles.some((other) => other.left === left + width && other.top === top),
      )
      expect(gaps).toEqual([])
      expect(tiles.length).toBeLessThanOrEqual(35)
    }),
  ))

test.each([
  [1, 2],
  [3, 8],
])('%i steps show %i times as much detail, with the focus in the middle', (steps, times) => {
  const whole = createMapView([ajah, cms], size, fit)
  const near = createMapView([ajah, cms], size, { ...fit, steps, focus: cms })
  expect((near?.scale ?? 0) / (whole?.scale ?? 1)).toBeCloseTo(times)
  expect(near && createMercatorProjection(near)(cms)).toEqual({ x: expect.closeTo(320), y: expect.closeTo(124) as number })
})

test('it zooms no further than the server has tiles', () => {
  const view = createMapView([ajah, cms], size, { ...fit, steps: 30, maxZoom: 16 })
  expect(view).toMatchObject({ canZoomIn: false, scale: 256 * 2 ** 16 })
  expect(view && listTiles('{z}', view, size, 16)[0]?.url).toBe('16')
})
