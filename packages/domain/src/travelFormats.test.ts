import { expect, test } from 'vitest'
import { formatDistance, formatDuration } from './travelFormats.ts'

test.each([
  [31_400, '31.4 km'],
  [31_449, '31.4 km'],
  [12_000, '12 km'],
  [40, '0 km'],
])('%i metres are %s', (metres, text) => expect(formatDistance(metres)).toBe(text))

test.each([
  [0, '0 min'],
  [59 * 60, '59 min'],
  [3570, '1 h'],
  [3600, '1 h'],
  [4380, '1 h 13 min'],
])('%i seconds are %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
