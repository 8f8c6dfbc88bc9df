import { expect, test } from 'vitest'
import { describeWait, limitMessage } from './limitMessages.ts'

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('%i seconds are %s', (seconds, text) => expect(describeWait(seconds)).toBe(text))

test('a limit says when it works again', () => expect(limitMessage(61)).toBe('Too many attempts. Please try again in 2 minutes.'))
