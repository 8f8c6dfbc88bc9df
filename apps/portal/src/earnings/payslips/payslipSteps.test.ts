import { expect, test } from 'vitest'
import { payslipSteps } from './payslipSteps.ts'

const totals = { gross_kobo: 100, deductions_kobo: 30, net_kobo: 70, carried_forward_kobo: 0, payable_kobo: 70 }

test.each([
  ['gross and deductions', { totals, opening_balance_kobo: 0, returned_kobo: 0 }, ['gross 0-100', 'deductions 100-70', 'paid 0-70']],
  [
    'with a balance of before and a payout that came back',
    { totals: { ...totals, net_kobo: 60, payable_kobo: 110 }, opening_balance_kobo: -10, returned_kobo: 50 },
    ['gross 0-100', 'deductions 100-70', 'opening 70-60', 'returned 60-110', 'paid 0-110'],
  ],
  [
    'deductions above the gross',
    { totals: { ...totals, deductions_kobo: 130, payable_kobo: 0 }, opening_balance_kobo: 0, returned_kobo: 0 },
    ['gross 0-100', 'deductions 100-0', 'paid 0-0'],
  ],
])('%s', (_, payslip, bars) => expect(payslipSteps(payslip, 'Paid').map(({ id, from, to }) => `${id} ${from}-${to}`)).toEqual(bars))
