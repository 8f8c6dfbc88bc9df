import { expect, test } from 'vitest'
import { payoutWay } from './payoutWay.ts'

test.each([
  ['2026-11-21', ['done 1 Nov Month began', 'current Today 21 of 30 days', 'upcoming 1 Dec Payslip', 'upcoming 7 Dec Payout']],
  ['2026-11-01', ['done 1 Nov Month began', 'current Today 1 of 30 days', 'upcoming 1 Dec Payslip', 'upcoming 7 Dec Payout']],
  ['2026-12-01', ['done 1 Nov Month began', 'done 1 Dec Payslip', 'current Today 1 Dec', 'upcoming 7 Dec Payout']],
  ['2026-12-07', ['done 1 Nov Month began', 'done 1 Dec Payslip', 'current 7 Dec Payout']],
  ['2026-12-09', ['done 1 Nov Month began', 'done 1 Dec Payslip', 'current 7 Dec Payout']],
])('the way to the payout of 7 December on %s', (today, days) =>
  expect(payoutWay('2026-12-07', today).map(({ status, title, detail }) => `${status} ${title} ${detail}`)).toEqual(days),
)
