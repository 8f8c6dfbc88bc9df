import { expect, test } from 'vitest'
import { describePositionAge } from './positionText.ts'

const now = new Date('2026-11-23T13:30:00.000Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

test.each([
  [-2, 'Live, 0 s ago', false],
  [12, 'Live, 12 s ago', false],
  [30, 'Live, 30 s ago', false],
  [31, '31 s ago', false],
  [60, '1 min ago', false],
  [120, '2 min ago', false],
  [121, 'Last seen 14:27', true],
  [1800, 'Last seen 14:00', true],
])('a position of %s s ago reads "%s"', (seconds, text, isStale) => {
  expect(describePositionAge(secondsAgo(seconds), now)).toEqual({ text, isStale })
})

test('a position of more than half an hour ago is not shown', () => {
  expect(describePositionAge(secondsAgo(1801), now)).toBeUndefined()
})
