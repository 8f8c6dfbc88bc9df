import { describe, expect, test } from 'vitest'
import { markedPlaces, partsOf, tabulate } from './tabulate.ts'

const lagos = { timeZone: 'Africa/Lagos', locale: 'en-NG', by: 'day', missing: 'zero' } as const
const trips = (points: { at: string; value: number | null; planned?: boolean }[]) => [{ id: 'trips', label: 'Trips', points }]

describe('one axis for all', () => {
  test('days that nobody names count as nothing', () => {
    const { keys, lines } = tabulate(
      trips([
        { at: '2026-11-01', value: 4 },
        { at: '2026-11-04', value: 2 },
      ]),
      lagos,
    )
    expect(keys).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'])
    expect(lines[0]?.values).toEqual([4, 0, 0, 2])
  })
  test('or leave a gap', () => {
    const points = [
      { at: '2026-11-01', value: 8.1 },
      { at: '2026-11-03', value: 8.4 },
    ]
    expect(tabulate(trips(points), { ...lagos, missing: 'gap' }).lines[0]?.values).toEqual([8.1, null, 8.4])
  })
  test('a value that is said to be unknown is a gap in either case', () => {
    const points = [
      { at: '2026-11-01', value: 1 },
      { at: '2026-11-02', value: null },
      { at: '2026-11-03', value: Number.NaN },
    ]
    expect(tabulate(trips(points), lagos).lines[0]?.values).toEqual([1, null, null])
  })
  test('series of different lengths share it', () => {
    const { keys, lines } = tabulate(
      [
        { id: 'a', label: 'A', points: [{ at: '2026-11-02', value: 1 }] },
        {
          id: 'b',
          label: 'B',
          points: [
            { at: '2026-11-01', value: 2 },
            { at: '2026-11-03', value: 3 },
          ],
        },
      ],
      lagos,
    )
    expect(keys).toHaveLength(3)
    expect(lines.map(({ values }) => values)).toEqual([
      [0, 1, 0],
      [2, 0, 3],
    ])
  })
  test('instants fall on their day in the time zone, and are added up', () => {
    const points = ['2026-11-18T23:30:00Z', '2026-11-19T05:00:00Z'].map((at) => ({ at, value: 1 }))
    expect(tabulate(trips(points), lagos).lines[0]?.values).toEqual([2])
    expect(tabulate(trips(points), { ...lagos, timeZone: 'UTC' }).lines[0]?.values).toEqual([1, 1])
  })
  test('nothing is nothing', () => expect(tabulate(trips([]), lagos).keys).toEqual([]))
})

test('the dashed part starts where the drawn one ends', () => {
  const line = { id: '', label: '', values: [1, 2, 3, 4], planned: [false, false, true, true] }
  expect(partsOf(line)).toEqual({ done: [1, 2, null, null], ahead: [null, 2, 3, 4] })
})

test.each<[values: (number | null)[], step: number, marked: number[]]>([
  [[1, 2, 3], 100, [0, 1, 2]],
  [[1, 2, 3, 4, 5], 12, [0, 2, 4]],
  [[null, 2, null, 4, 5], 12, [1, 4]],
  [[7], 0, [0]],
  [[1, 2, 3, null, 5], 0, [4]],
])('marks of %j at %d px', (values, step, marked) =>
  expect(markedPlaces(values, step).flatMap((isMarked, index) => (isMarked ? [index] : []))).toEqual(marked),
)
