import { expect, test } from 'vitest'
import { describeMissingPayout } from './describeMissingPayout.ts'

const totals = { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, carried_forward_kobo: 0, payable_kobo: 0 }

test.each([
  ['draft', null, { payable_kobo: 100 }, 'It is paid once the month is closed.'],
  ['draft', null, { carried_forward_kobo: -100 }, 'It is paid once the month is closed.'],
  ['issued', null, { carried_forward_kobo: -100 }, 'Nothing is paid for this month. What is owed is taken from the next payslip.'],
  ['issued', null, {}, 'There is nothing to pay for this month.'],
  ['issued', null, { payable_kobo: 100 }, 'Its payout has not been planned yet.'],
  ['revised', null, { payable_kobo: 100 }, 'The version that replaced it is paid instead.'],
  // Half past eleven at night in London is the next day in Lagos.
  ['paid', '2026-11-05T23:30:00Z', { payable_kobo: 100 }, 'Paid on 6 Nov 2026.'],
])('a payslip that is %s, paid %s, with %j: %s', (status, paid_at, some, text) =>
  expect(describeMissingPayout({ status, paid_at, totals: { ...totals, ...some } })).toBe(text),
)
