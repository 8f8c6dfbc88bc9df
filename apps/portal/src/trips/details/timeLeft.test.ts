import { expect, test } from 'vitest'
import { describeTimeLeft, nextTickMs } from './timeLeft.ts'

test.each([
  [-5, undefined, false, ''],
  [0, undefined, false, ''],
  [1, '1 s', true, 'Less than a minute left to change this trip.'],
  [59, '59 s', true, 'Less than a minute left to change this trip.'],
  [60, '1 min', true, 'Less than ten minutes left to change this trip.'],
  [119, '1 min', true, 'Less than ten minutes left to change this trip.'],
  [600, '10 min', true, 'Less than ten minutes left to change this trip.'],
  [601, '10 min', false, ''],
  [7560, '2 h 6 min', false, ''],
  [86_400, '24 h', false, ''],
  [86_401, undefined, false, ''],
])('%s seconds read "%s"', (seconds, text, isShort, spoken) => {
  expect(describeTimeLeft(seconds)).toEqual({ text, isShort, spoken })
})

test.each([
  [0, undefined],
  [1, 2],
  [60_000, 1],
  [60_001, 2],
  [90_000, 30_001],
])('with %s ms left it changes after %s ms', (left, tick) => {
  expect(nextTickMs(left)).toBe(tick)
})
