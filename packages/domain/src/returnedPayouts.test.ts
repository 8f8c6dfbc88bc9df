import { expect, test } from 'vitest'
import { describeCameBack } from './returnedPayouts.ts'

test.each([
  ['in November', '2026-11-09T09:00:00Z', 'It is paid again with the next payslip, planned for 7 Dec 2026.'],
  ['in the last hour of November in Lagos', '2026-11-30T22:30:00Z', 'It is paid again with the next payslip, planned for 7 Dec 2026.'],
  // The closing of November, two hours later, takes what came back in November.
  ['in the first hour of December in Lagos', '2026-11-30T23:30:00Z', 'It is paid again with the next payslip, planned for 5 Jan 2027.'],
])('a payout that came back %s is paid again with that month', (_when, returned_at, text) => {
  expect(describeCameBack({ returned_at, payslip: null })).toBe(text)
})

test('several are spoken of together', () => {
  expect(describeCameBack({ returned_at: '2026-11-09T09:00:00Z', payslip: null }, 2)).toMatch(/^They are paid again/)
})
