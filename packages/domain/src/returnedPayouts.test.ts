import { expect, test } from 'vitest'
import { describeCameBack, findNextPayment } from './returnedPayouts.ts'

test.each([
  ['in November', '2026-11-09T09:00:00Z', '2026-12-07', '7 Dec 2026'],
  ['in the last hour of November in Lagos', '2026-11-30T22:30:00Z', '2026-12-07', '7 Dec 2026'],
  // The closing of November, two hours later, takes what came back in November.
  ['in the first hour of December in Lagos', '2026-11-30T23:30:00Z', '2027-01-05', '5 Jan 2027'],
])('a payout that came back %s is paid again with that month', (_when, returned_at, day, text) => {
  expect(findNextPayment({ returned_at, payslip: null })).toEqual({ kind: 'next_payslip', day })
  expect(describeCameBack({ returned_at, payslip: null })).toBe(`It is paid again with the next payslip, planned for ${text}.`)
})

test('once the month is closed, its payslip pays it again', () => {
  const cameBack = { returned_at: '2026-11-09T09:00:00Z', payslip: { number: 'PSL-2026-11-0001' } }
  expect(findNextPayment(cameBack)).toEqual({ kind: 'payslip', number: 'PSL-2026-11-0001' })
  expect(describeCameBack(cameBack)).toBe('It is paid again with payslip PSL-2026-11-0001.')
})
