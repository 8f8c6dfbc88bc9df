import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeVisibleRows } from './visibleRows.ts'

test('keeps the total height at any scroll position', () => {
  const whole = fc.record({
    sizes: fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 1, maxLength: 300 }),
    top: fc.integer({ min: 0, max: 20_000 }),
    height: fc.integer({ min: 50, max: 900 }),
    keep: fc.integer({ min: -1, max: 299 }),
  })
  fc.assert(
    fc.property(whole, ({ sizes, top, height, keep }) => {
      const sizeOf = (index: number) => sizes[index] ?? 0
      const { slices, after } = computeVisibleRows({ count: sizes.length, sizeOf, top, height, keptIndex: keep })
      const drawn = slices.reduce((sum, { index, before }) => sum + before + sizeOf(index), after)
      expect(drawn).toBe(sizes.reduce((sum, size) => sum + size, 0))
      const indexes = slices.map(({ index }) => index)
      expect(indexes).toEqual(indexes.toSorted((a, b) => a - b))
      // The active row and all visible rows are rendered.
      const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
      const seen = [...sizes.keys()].filter((index) => (starts[index] ?? 0) + sizeOf(index) > top && (starts[index] ?? 0) < top + height)
      const needed = [...seen, ...(keep >= 0 && keep < sizes.length ? [keep] : [])]
      expect(needed.filter((index) => !indexes.includes(index))).toEqual([])
    }),
  )
})

test('renders a few of a thousand rows', () => {
  const { slices } = computeVisibleRows({ count: 1000, sizeOf: () => 44, top: 20_000, height: 380, keptIndex: 0 })
  expect(slices.length).toBeLessThan(40)
  expect(slices[0]).toEqual({ index: 0, before: 0 })
})
