import { expect, test } from 'vitest'
import { formatStatus } from './formatStatus.ts'

test.each([
  ['on_hold', 'On hold'],
  ['ON-HOLD', 'On hold'],
  ['onHold', 'On hold'],
  ['  paid ', 'Paid'],
  ['', ''],
])('%s', (status, words) => expect(formatStatus(status)).toBe(words))
