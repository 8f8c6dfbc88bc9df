import { expect, test } from 'vitest'
import { inWords } from './inWords.ts'

test.each([
  ['on_hold', 'On hold'],
  ['ON-HOLD', 'On hold'],
  ['onHold', 'On hold'],
  ['  paid ', 'Paid'],
  ['', ''],
])('%s', (status, words) => expect(inWords(status)).toBe(words))
