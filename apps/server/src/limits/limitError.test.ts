import { expect, test } from 'vitest'
import { createLimitError } from './limitError.ts'

test.each([
  [0, 1],
  [1, 1],
  [1001, 2],
])('after %i ms a client may try again in %i seconds', (ms, seconds) => {
  expect(createLimitError(ms)).toMatchObject({ code: 'TooManyRequests', retryAfter: seconds })
})
