import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RowHeights, computeSlots } from './rowHeights.ts'

describe('RowHeights', () => {
  test('uses the estimate for unmeasured rows', () => {
    const heights = new RowHeights(100_000, 56)
    expect(heights.before(100_000)).toBe(5_600_000)
    expect(heights.rowAt(0)).toBe(0)
    expect(heights.rowAt(56 * 500)).toBe(500)
    expect(heights.rowAt(56 * 500 - 1)).toBe(499)
    expect(heights.rowAt(99_000_000)).toBe(99_999)
  })

  test('uses measured heights', () => {
    const heights = new RowHeights(10, 56)
    expect(heights.setHeight(2, 96)).toBe(true)
    expect(heights.setHeight(2, 96.05)).toBe(false)
    expect([2, 3, 10].map((index) => heights.before(index))).toEqual([112, 208, 600])
    expect(heights.rowAt(207)).toBe(2)
    expect(heights.rowAt(208)).toBe(3)
  })

  test('keeps measured heights when the estimate changes', () => {
    const heights = new RowHeights(10, 56)
    heights.setHeight(2, 96)
    heights.setHeight(3, 56)
    expect(heights.setEstimate(60)).toBe(true)
    expect(heights.setEstimate(60.05)).toBe(false)
    expect([2, 3, 4, 10].map((index) => heights.before(index))).toEqual([120, 216, 272, 632])
    expect(heights.setHeight(3, 60)).toBe(true)
    expect(heights.before(10)).toBe(636)
  })

  test('handles no rows', () => {
    const heights = new RowHeights(0, 56)
    expect([heights.before(0), heights.rowAt(40)]).toEqual([0, 0])
  })

  test('matches a naive implementation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        fc.array(fc.tuple(fc.nat(79), fc.integer({ min: 20, max: 200 }))),
        fc.nat(12_000),
        (count, known, distance) => {
          const heights = new RowHeights(count, 56)
          const plain = Array.from({ length: count }, () => 56)
          for (const [place, height] of known) {
            if (place >= count) continue
            heights.setHeight(place, height)
            plain[place] = height
          }
          const tops = plain.map((_height, i) => plain.slice(0, i).reduce((sum, height) => sum + height, 0))
          expect(tops.map((_top, i) => heights.before(i))).toEqual(tops)
          expect(heights.rowAt(distance)).toBe(
            Math.max(
              0,
              tops.findLastIndex((top) => top <= distance),
            ),
          )
        },
      ),
    )
  })
})

describe('computeSlots', () => {
  const heights = new RowHeights(1000, 50)
  const total = (slots: ReturnType<typeof computeSlots>) => slots.reduce((sum, slot) => sum + ('index' in slot ? 50 : slot.height), 0)
  const rendered = (slots: ReturnType<typeof computeSlots>) => slots.flatMap((slot) => ('index' in slot ? [slot.index] : []))

  test('returns the visible rows and the overscan at the top, middle and end', () => {
    expect(rendered(computeSlots(heights, 0, 500, 2))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(rendered(computeSlots(heights, 25_000, 100, 1))).toEqual([499, 500, 501, 502, 503])
    expect(rendered(computeSlots(heights, 49_900, 100, 1))).toEqual([997, 998, 999])
  })

  test.each([0, 25_000, 49_500])('has the total height at %i', (top) => {
    for (const focused of [undefined, 3, 500, 998]) expect(total(computeSlots(heights, top, 500, 4, focused))).toBe(50_000)
  })

  test('keeps the focused row above and below the viewport', () => {
    expect(rendered(computeSlots(heights, 25_000, 50, 0, 3))).toEqual([3, 500, 501])
    expect(rendered(computeSlots(heights, 25_000, 50, 0, 900))).toEqual([500, 501, 900])
    expect(rendered(computeSlots(heights, 25_000, 50, 0, 500))).toEqual([500, 501])
    expect(rendered(computeSlots(heights, 25_000, 50, 0, 1000))).toEqual([500, 501])
  })

  test('returns no slots without rows', () => expect(computeSlots(new RowHeights(0, 50), 0, 500, 4)).toEqual([]))
})
