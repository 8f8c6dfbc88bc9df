import { expect, test } from 'vitest'
import { wrongCodeMessage } from './oneTimeCodes.ts'

test.each([
  [4, 'This code is not correct. 4 tries left.'],
  [1, 'This code is not correct. 1 try left.'],
])('with %i left', (triesLeft, message) => expect(wrongCodeMessage(triesLeft)).toBe(message))
