import { expect, test } from 'vitest'
import { createLimitError, describeWait } from './waitMessage.ts'

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, text) => {
  expect(describeWait(seconds)).toBe(text)
})

test.each([
  [0, 1],
  [1, 1],
  [1001, 2],
])('after %i ms a client may try again in %i seconds', (ms, seconds) => {
  expect(createLimitError(ms)).toMatchObject({ code: 'TooManyRequests', retryAfter: seconds })
})
