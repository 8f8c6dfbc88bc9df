import { describe, expect, test } from 'vitest'
import { computeArcs, ringSize } from './donutArcs.ts'

const lengthOf = (degrees: number) => (degrees / 360) * 2 * Math.PI * ringSize.middle

describe('computeArcs', () => {
  test.each([[[318, 3, 96]], [[1, 1, 100_000]], [[1, 0, 100_000]], [[5, 5, 5, 5, 5, 5]], [[0.2, 99.8]]])(
    'fills the ring with gaps: %j',
    (values) => {
      const arcs = computeArcs(values)
      const shown = arcs.flatMap((arc) => (arc ? [arc] : []))
      expect(shown).toHaveLength(values.filter((value) => value > 0).length)
      for (const [index, arc] of shown.entries()) {
        const next = shown[index + 1]?.from ?? 360 + (shown[0]?.from ?? 0)
        expect(lengthOf(next - arc.to)).toBeCloseTo(ringSize.gap)
        expect(lengthOf(arc.to - arc.from)).toBeGreaterThan(ringSize.minArc - 0.001)
      }
    },
  )

  test('gives larger values longer arcs', () => {
    const [first, second] = computeArcs([100, 50])
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBeGreaterThan((second?.to ?? 0) - (second?.from ?? 0))
  })

  test('gives a single value the whole ring', () => expect(computeArcs([0, 7])).toEqual([undefined, { from: 0, to: 360 }]))
  test('gives 0 no arc', () => expect(computeArcs([0, 0])).toEqual([undefined, undefined]))
})
