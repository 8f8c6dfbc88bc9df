import { expect, test } from 'vitest'
import { formatCountdown, getSecondsLeft } from './resendCountdown.ts'

const sentAt = '2026-11-21T12:00:00Z'
const at = (now: string) => getSecondsLeft({ sentAt, seconds: 120, now: new Date(now) })

test.each([
  ['2026-11-21T12:00:00Z', 120],
  ['2026-11-21T12:00:00.400Z', 120],
  ['2026-11-21T12:00:13Z', 107],
  ['2026-11-21T12:01:59.900Z', 1],
  ['2026-11-21T12:02:00Z', 0],
  ['2026-11-22T12:00:00Z', 0],
])('at %s there are %d seconds left', (now, left) => expect(at(now)).toBe(left))

test('a clock that was set back does not extend the wait', () => expect(at('2026-11-21T09:00:00Z')).toBe(120))
test('an invalid time allows a request immediately', () => {
  expect(getSecondsLeft({ sentAt: '', seconds: 120, now: new Date('2026-11-21T12:00:00Z') })).toBe(0)
})

test.each([
  [120, '02:00'],
  [107, '01:47'],
  [9, '00:09'],
  [0, '00:00'],
  [3600, '60:00'],
])('%d seconds are formatted as %s', (seconds, written) => expect(formatCountdown(seconds)).toBe(written))
