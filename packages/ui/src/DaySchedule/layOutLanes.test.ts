import { expect, it } from 'vitest'
import { layOutLanes } from './layOutLanes.ts'

it.each([
  ['nothing', [], []],
  [
    'one after the other',
    [
      [0, 60],
      [60, 120],
    ],
    [0, 0],
  ],
  [
    'an overlap',
    [
      [0, 61],
      [60, 120],
      [61, 90],
    ],
    [0, 1, 0],
  ],
  [
    'any order',
    [
      [60, 120],
      [0, 61],
    ],
    [1, 0],
  ],
  [
    'three at once',
    [
      [0, 90],
      [10, 90],
      [20, 90],
      [90, 100],
    ],
    [0, 1, 2, 0],
  ],
  [
    'no length',
    [
      [30, 30],
      [30, 60],
    ],
    [0, 0],
  ],
])('%s', (_, spans, lanes) => {
  expect(layOutLanes(spans.map(([from = 0, to = 0]) => ({ from, to })))).toEqual(lanes)
})
