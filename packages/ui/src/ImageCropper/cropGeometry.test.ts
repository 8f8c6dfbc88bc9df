import { expect, test } from 'vitest'
import { centreCrop, moveBy, moveTo, positionOf, zoomOf, zoomTo, type ImageCrop } from './cropGeometry.ts'

const wide = { width: 300, height: 200 }
const start = centreCrop(wide)

test('starts with the largest square in the middle', () => {
  expect(start).toEqual({ x: 50, y: 0, size: 200 })
  expect(centreCrop({ width: 100, height: 400 })).toEqual({ x: 0, y: 150, size: 100 })
})

test.each<[what: string, crop: ImageCrop, expected: ImageCrop]>([
  ['zoomed in about the middle', zoomTo(wide, start, 2), { x: 100, y: 50, size: 100 }],
  ['zoomed out at an edge', zoomTo(wide, { x: 200, y: 0, size: 100 }, 1), { x: 100, y: 0, size: 200 }],
  ['moved by a share of its size', moveBy(wide, { x: 100, y: 50, size: 100 }, -0.5, 0.25), { x: 50, y: 75, size: 100 }],
  ['moved as far as the edge', moveBy(wide, start, 9, 9), { x: 100, y: 0, size: 200 }],
  ['moved to a place', moveTo(wide, start, { across: 1 }), { x: 100, y: 0, size: 200 }],
])('is %s', (_what, crop, expected) => {
  expect(crop).toEqual(expected)
})

test('tells its zoom and its place, and where it cannot move', () => {
  expect(zoomOf(wide, { x: 0, y: 0, size: 50 })).toBe(4)
  expect(positionOf(wide, start)).toEqual({ across: 0.5, down: undefined })
  expect(positionOf({ width: 90, height: 90 }, centreCrop({ width: 90, height: 90 }))).toEqual({ across: undefined, down: undefined })
})
