import { describe, expect, test } from 'vitest'
import { selectMarkers, splitPlanned, tabulateSeries } from './tabulateSeries.ts'

const lagos = { timeZone: 'Africa/Lagos', locale: 'en-NG', interval: 'day', missing: 'zero' } as const
const trips = (points: { date: string; value: number | null; planned?: boolean }[]) => [{ id: 'trips', label: 'Trips', points }]

describe('tabulateSeries', () => {
  test('counts days without a point as 0', () => {
    const { keys, lines } = tabulateSeries(
      trips([
        { date: '2026-11-01', value: 4 },
        { date: '2026-11-04', value: 2 },
      ]),
      lagos,
    )
    expect(keys).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'])
    expect(lines[0]?.values).toEqual([4, 0, 0, 2])
  })
  test('leaves a gap for days without a point', () => {
    const points = [
      { date: '2026-11-01', value: 8.1 },
      { date: '2026-11-03', value: 8.4 },
    ]
    expect(tabulateSeries(trips(points), { ...lagos, missing: 'gap' }).lines[0]?.values).toEqual([8.1, null, 8.4])
  })
  test('leaves a gap for an unknown value in either case', () => {
    const points = [
      { date: '2026-11-01', value: 1 },
      { date: '2026-11-02', value: null },
      { date: '2026-11-03', value: Number.NaN },
    ]
    expect(tabulateSeries(trips(points), lagos).lines[0]?.values).toEqual([1, null, null])
  })
  test('aligns series of different lengths', () => {
    const { keys, lines } = tabulateSeries(
      [
        { id: 'a', label: 'A', points: [{ date: '2026-11-02', value: 1 }] },
        {
          id: 'b',
          label: 'B',
          points: [
            { date: '2026-11-01', value: 2 },
            { date: '2026-11-03', value: 3 },
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
  test('assigns instants to their day in the time zone and adds them up', () => {
    const points = ['2026-11-18T23:30:00Z', '2026-11-19T05:00:00Z'].map((date) => ({ date, value: 1 }))
    expect(tabulateSeries(trips(points), lagos).lines[0]?.values).toEqual([2])
    expect(tabulateSeries(trips(points), { ...lagos, timeZone: 'UTC' }).lines[0]?.values).toEqual([1, 1])
  })
  test('has no keys without points', () => expect(tabulateSeries(trips([]), lagos).keys).toEqual([]))
})

test('splitPlanned starts the dashed part at the last value of the solid one', () => {
  const line = { id: '', label: '', values: [1, 2, 3, 4], planned: [false, false, true, true] }
  expect(splitPlanned(line)).toEqual({ doneValues: [1, 2, null, null], plannedValues: [null, 2, 3, 4] })
})

test.each<[values: (number | null)[], step: number, marked: number[]]>([
  [[1, 2, 3], 100, [0, 1, 2]],
  [[1, 2, 3, 4, 5], 12, [0, 2, 4]],
  [[null, 2, null, 4, 5], 12, [1, 4]],
  [[7], 0, [0]],
  [[1, 2, 3, null, 5], 0, [4]],
])('selectMarkers of %j at %d px', (values, step, marked) =>
  expect(selectMarkers(values, step).flatMap((isMarked, index) => (isMarked ? [index] : []))).toEqual(marked),
)
