import { describe, expect, test } from 'vitest'
import { placeAxisLabels, estimateTextWidth, computeValueTicks } from './axisLabels.ts'

describe('computeValueTicks', () => {
  test.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [17, [0, 5, 10, 15, 20]],
    [20, [0, 5, 10, 15, 20]],
    [34_660, [0, 10_000, 20_000, 30_000, 40_000]],
  ])('up to %d', (largest, ticks) => expect(computeValueTicks(largest)).toEqual(ticks))

  test('includes negative values', () => {
    expect(computeValueTicks(12, -7)).toEqual([-10, -5, 0, 5, 10, 15])
    expect(computeValueTicks(-3, -8)).toEqual([-8, -6, -4, -2, 0])
  })

  test('covers the largest value with whole steps and at most five ticks', () => {
    for (let largest = 1; largest < 2000; largest += 1) {
      const ticks = computeValueTicks(largest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
    }
  })
})

describe('placeAxisLabels', () => {
  const days = (width: number, count = 365) =>
    Array.from({ length: count }, (_, index) => ({ index, text: `${index} Nov`, position: ((index + 0.5) * width) / count }))

  test.each([120, 250, 320, 640, 1200])('keeps labels apart and inside the plot at %d px', (width) => {
    const ticks = placeAxisLabels(days(width), width, 1)
    expect(ticks.length).toBeGreaterThan(0)
    for (const [place, { text, x }] of ticks.entries()) {
      const before = ticks[place - 1]
      const half = estimateTextWidth(text, 1) / 2
      expect(x - half).toBeGreaterThan(before ? before.x + estimateTextWidth(before.text, 1) / 2 : -1)
      expect(x - half).toBeGreaterThanOrEqual(0)
      expect(x + half).toBeLessThanOrEqual(width)
    }
  })

  test('places fewer labels at a larger text size', () => {
    expect(placeAxisLabels(days(640), 640, 2).length).toBeLessThan(placeAxisLabels(days(640), 640, 1).length)
  })

  test('places all labels if there is space', () => {
    expect(placeAxisLabels(days(640, 7), 640, 1)).toHaveLength(7)
  })
})
