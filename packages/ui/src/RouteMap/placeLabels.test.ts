import { describe, expect, test } from 'vitest'
import { placeLabels, selectButtonPoints } from './placeLabels.ts'

const frame = { width: 400, height: 200, textScale: 1 }
const stop = (id: string, x: number, y: number, weight = 0) => ({ id, text: id, x, y, weight })

describe('labels on the map', () => {
  test('are above their stop', () => {
    const [label] = placeLabels([stop('Ikota', 200, 100)], frame)
    expect(label).toMatchObject({ anchor: 'middle', x: 200 })
    expect(label?.y).toBeLessThan(100)
  })
  test('are below their stop without space above', () => expect(placeLabels([stop('Ikota', 200, 10)], frame)[0]?.y).toBeGreaterThan(10))
  test.each([
    ['left', 8],
    ['right', 392],
  ])('move inwards at the %s edge', (_edge, x) => {
    const [label] = placeLabels([stop('Abraham Adesanya', x, 100)], frame)
    const half = ('Abraham Adesanya'.length * 7.2) / 2
    expect((label?.x ?? 0) - half).toBeGreaterThanOrEqual(2)
    expect((label?.x ?? 0) + half).toBeLessThanOrEqual(398)
  })
  test('are at the side on a low map', () =>
    expect(placeLabels([stop('Ikota', 200, 20)], { ...frame, height: 40 })[0]?.anchor).toBe('start'))
  test('are omitted if wider than the map', () =>
    expect(placeLabels([stop('A name that is far too long for this', 60, 50)], { ...frame, width: 120 })).toEqual([]))
  test('yield to heavier ones and do not overlap', () => {
    const crowd = Array.from({ length: 30 }, (_, place) => stop(`Stop number ${place}`, 20 + place * 12, 100, place === 29 ? 3 : 0))
    const labels = placeLabels(crowd, frame)
    expect(labels.length).toBeLessThan(30)
    expect(labels[0]?.id).toBe('Stop number 29')
    const spans = labels
      .filter(({ anchor, y }) => anchor === 'middle' && y < 100)
      .map(({ x, text }) => [x - text.length * 3.6, x + text.length * 3.6] as const)
      .toSorted(([a], [b]) => a - b)
    for (const [place, [left]] of spans.entries()) expect(left).toBeGreaterThanOrEqual(spans[place - 1]?.[1] ?? 0)
  })
  test('do not cover the bus', () =>
    expect(placeLabels([stop('Ikota', 200, 100)], { ...frame, taken: [{ x: 200, y: 78 }] })[0]?.y).toBeGreaterThan(100))
  test('are fewer in larger text', () => {
    const row = Array.from({ length: 10 }, (_, place) => stop(`Stop ${place}`, 20 + place * 40, 100))
    expect(placeLabels(row, { ...frame, textScale: 3 }).length).toBeLessThan(placeLabels(row, frame).length)
  })
})

test('selects pressable stops with enough distance, by weight, in route order', () => {
  const crowd = [stop('a', 0, 0, 2), stop('b', 10, 0), stop('c', 20, 0, 1), stop('d', 40, 0), stop('e', 50, 0, 2)]
  expect(selectButtonPoints(crowd, 24).map(({ id }) => id)).toEqual(['a', 'e'])
  expect(selectButtonPoints([stop('one', 5, 5)], 24)).toHaveLength(1)
})
