import { describe, expect, test } from 'vitest'
import { arcsOf, ring } from './arcs.ts'

const lengthOf = (degrees: number) => (degrees / 360) * 2 * Math.PI * ring.middle

describe('the arcs of a ring', () => {
  test.each([[[318, 3, 96]], [[1, 1, 100_000]], [[1, 0, 100_000]], [[5, 5, 5, 5, 5, 5]], [[0.2, 99.8]]])(
    '%j fill it, with gaps',
    (values) => {
      const arcs = arcsOf(values)
      const shown = arcs.flatMap((arc) => (arc ? [arc] : []))
      expect(shown).toHaveLength(values.filter((value) => value > 0).length)
      for (const [index, arc] of shown.entries()) {
        const next = shown[index + 1]?.from ?? 360 + (shown[0]?.from ?? 0)
        expect(lengthOf(next - arc.to)).toBeCloseTo(ring.gap)
        expect(lengthOf(arc.to - arc.from)).toBeGreaterThan(ring.smallest - 0.001)
      }
    },
  )

  test('larger values have longer arcs', () => {
    const [first, second] = arcsOf([100, 50])
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBeGreaterThan((second?.to ?? 0) - (second?.from ?? 0))
  })

  test('a single value goes all the way round', () => expect(arcsOf([0, 7])).toEqual([undefined, { from: 0, to: 360 }]))
  test('nothing has no arc', () => expect(arcsOf([0, 0])).toEqual([undefined, undefined]))
})
