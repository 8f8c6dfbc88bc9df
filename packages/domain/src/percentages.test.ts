import { expect, test } from 'vitest'
import { percentages } from './percentages.ts'

test.each([
  ["the picture's trips", [318, 3, 96], [76.3, 0.7, 23]],
  ['thirds', [1, 1, 1], [33.4, 33.3, 33.3]],
  ['one of all', [7, 0, 0], [100, 0, 0]],
  ['nothing', [0, 0, 0], [0, 0, 0]],
  ['no values', [], []],
  ['what is no count is none', [Number.NaN, -4, 1], [0, 0, 100]],
  ['very unlike', [1, 99_999], [0, 100]],
])('%s: %j', (_, values, shares) => expect(percentages(values)).toEqual(shares))

test('whole percentages', () => expect(percentages([1, 1, 1], 0)).toEqual([34, 33, 33]))

test('always add up to 100', () => {
  for (let a = 0; a <= 30; a += 1)
    for (let b = 0; b <= 30; b += 3)
      for (const c of [0, 1, 7, 97]) {
        const sum = percentages([a, b, c]).reduce((total, share) => total + share, 0)
        expect(sum).toBeCloseTo(a + b + c === 0 ? 0 : 100, 9)
      }
})
