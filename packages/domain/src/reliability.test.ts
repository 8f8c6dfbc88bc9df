import { expect, test } from 'vitest'
import { reliabilityBps } from './reliability.ts'

test.each([
  [{ completed: 97, missed: 1, cancelled: 1, declined: 1 }, 9700],
  [{ completed: 0, missed: 0, cancelled: 0, declined: 0 }, null],
  [{ completed: 0, missed: 0, cancelled: 0, declined: 2 }, 0],
  [{ completed: 2, missed: 1, cancelled: 0, declined: 0 }, 6667],
])('%j', (counts, bps) => {
  expect(reliabilityBps(counts)).toBe(bps)
})
