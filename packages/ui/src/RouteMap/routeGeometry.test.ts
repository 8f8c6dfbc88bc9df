import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitLine, findNearestPoint, toPathData, createProjection, smoothLine, type DrawingFrame, type GeoPoint } from './routeGeometry.ts'

const even = (width: number, height: number, all: number): DrawingFrame => ({
  width,
  height,
  padding: { top: all, right: all, bottom: all, left: all },
})
const ajah = { lat: 6.4698, lng: 3.5852 }
const cms = { lat: 6.4517, lng: 3.3958 }

describe('positions in the drawing', () => {
  test.each<[what: string, points: GeoPoint[], at: GeoPoint, x: number, y: number]>([
    ['the west end at the left', [ajah, cms], cms, 20, 117.3],
    ['the east end at the right', [ajah, cms], ajah, 380, 82.7],
    [
      'north above south',
      [
        { lat: 0, lng: 0 },
        { lat: 1, lng: 0 },
      ],
      { lat: 1, lng: 0 },
      200,
      20,
    ],
    ['a single place in the middle', [ajah], ajah, 200, 100],
    ['one place twice in the middle', [cms, cms], cms, 200, 100],
    [
      'a square stays a square',
      [
        { lat: 0, lng: 0 },
        { lat: 1, lng: 1 },
      ],
      { lat: 0, lng: 1 },
      280,
      180,
    ],
    [
      'what lies outside is drawn outside',
      [
        { lat: 0, lng: 0 },
        { lat: 1, lng: 1 },
      ],
      { lat: 0, lng: 3 },
      600,
      180,
    ],
  ])('%s', (_what, points, at, x, y) => {
    const drawn = createProjection(points, even(400, 200, 20))(at)
    expect(drawn?.x).toBeCloseTo(x, 0)
    expect(drawn?.y).toBeCloseTo(y, 0)
  })

  test.each<[what: string, points: GeoPoint[], at: GeoPoint]>([
    ['no number', [ajah], { lat: Number.NaN, lng: 3 }],
    ['no such latitude', [ajah], { lat: 91, lng: 3 }],
    ['nothing to fit', [], ajah],
    ['nothing known to fit', [{ lat: Infinity, lng: 0 }], ajah],
  ])('%s has no position', (_what, points, at) => expect(createProjection(points, even(400, 200, 20))(at)).toBeUndefined())

  test('an invalid point does not affect the others', () => {
    const frame = even(400, 200, 20)
    expect(createProjection([ajah, cms, { lat: Number.NaN, lng: 0 }], frame)(ajah)).toEqual(createProjection([ajah, cms], frame)(ajah))
  })

  // GPS precision, a tenth of a meter; smaller distances are rounding errors.
  const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6)
  const place = fc.record({ lat: degrees(60), lng: degrees(179) })
  test('all points are inside and touch two edges', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 30 }), (points) => {
        const drawn = points.map((point) => createProjection(points, even(400, 240, 24))(point))
        for (const point of drawn) {
          expect(point?.x).toBeGreaterThan(23.9)
          expect(point?.x).toBeLessThan(376.1)
          expect(point?.y).toBeGreaterThan(23.9)
          expect(point?.y).toBeLessThan(216.1)
        }
      }),
    )
  })
})

describe('the line', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ]
  test('goes through all points', () => {
    const line = smoothLine(bent)
    expect(line).toHaveLength(17)
    for (const point of bent) expect(line).toContainEqual(point)
  })
  test('of two points is straight', () => expect(smoothLine(bent.slice(0, 2))).toEqual(bent.slice(0, 2)))

  test.each([
    [
      { x: 50, y: 10 },
      { x: 50, y: 0, segment: 0, angle: 0, distance: 10 },
    ],
    [
      { x: 110, y: 60 },
      { x: 100, y: 60, segment: 1, angle: 90, distance: 10 },
    ],
    [
      { x: -30, y: 0 },
      { x: 0, y: 0, segment: 0, angle: 0, distance: 30 },
    ],
    [
      { x: 100, y: 140 },
      { x: 100, y: 100, segment: 1, angle: 90, distance: 40 },
    ],
  ])('%j is nearest to %j', (point, at) => expect(findNearestPoint(bent, point)).toEqual(at))

  test('of one point or none has no nearest point', () => {
    expect(findNearestPoint([{ x: 1, y: 1 }], { x: 0, y: 0 })).toBeUndefined()
    expect(findNearestPoint([], { x: 0, y: 0 })).toBeUndefined()
  })
  test('with two equal points has a nearest point', () =>
    expect(
      findNearestPoint(
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
        { x: 0, y: 1 },
      ),
    ).toMatchObject({ x: 1, y: 1 }))

  test('is split at a point without loss', () => {
    const at = findNearestPoint(bent, { x: 110, y: 60 })
    if (!at) throw new Error('a place')
    expect(splitLine(bent, at)).toEqual([
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 100, y: 60 },
      ],
      [
        { x: 100, y: 60 },
        { x: 100, y: 100 },
      ],
    ])
  })
  test('has no path data with fewer than two points', () => {
    expect(toPathData([{ x: 1, y: 1 }])).toBe('')
    expect(toPathData(bent)).toBe('M0.0 0.0L100.0 0.0L100.0 100.0')
  })
})
