import { expect, test } from 'vitest'
import { describePayoutDay, describeUnsettled, payoutWay } from './payoutWay.ts'

test.each([
  [
    '2026-11-21T12:00:00Z',
    false,
    ['done 1 Nov Month began', 'current Today 21 of 30 days', 'upcoming 1 Dec Payslip', 'upcoming 7 Dec Payout'],
  ],
  [
    '2026-10-31T23:30:00Z',
    false,
    ['done 1 Nov Month began', 'current Today 1 of 30 days', 'upcoming 1 Dec Payslip', 'upcoming 7 Dec Payout'],
  ],
  ['2026-12-01T00:30:00Z', false, ['done 1 Nov Month began', 'current 1 Dec Payslip, being prepared', 'upcoming 7 Dec Payout']],
  // The payslip is late.
  ['2026-12-07T09:00:00Z', false, ['done 1 Nov Month began', 'current 1 Dec Payslip, being prepared', 'upcoming 7 Dec Payout']],
  ['2026-12-01T09:00:00Z', true, ['done 1 Nov Month began', 'done 1 Dec Payslip', 'current Today 1 Dec', 'upcoming 7 Dec Payout']],
  ['2026-12-07T12:00:00Z', true, ['done 1 Nov Month began', 'done 1 Dec Payslip', 'current 7 Dec Payout']],
  ['2026-12-09T12:00:00Z', true, ['done 1 Nov Month began', 'done 1 Dec Payslip', 'current 7 Dec Payout']],
])('the way to the payout of 7 December at %s, final: %s', (now, is_final, days) => {
  const way = payoutWay({ date: '2026-12-07', is_final }, new Date(now))
  expect(way.map(({ status, title, description }) => `${status} ${title} ${description}`)).toEqual(days)
})

test.each([
  [undefined, 'On no payslip yet. Trips are checked for 48 hours after arrival.'],
  [false, 'On no payslip yet. Trips are checked for 48 hours after arrival.'],
  [true, 'Not on the last payslip. Paid with the payout that follows the one on 7 Dec.'],
])('what is unsettled beside the payout of 7 December, final: %s', (is_final, text) =>
  expect(describeUnsettled({ date: '2026-12-07', is_final })).toBe(text),
)

const account = { bank_name: 'GTBank', account_number_masked: '••••6785' }

test.each([
  [{ estimate_kobo: 100 }, 'On 7 Dec 2026.'],
  [{ estimate_kobo: 100, next_step: { code: 'wait' } }, 'On 7 Dec 2026.'],
  [{ estimate_kobo: 100, next_step: { code: 'add_account' } }, 'It waits, see below.'],
  [{ estimate_kobo: 100, account }, 'On 7 Dec 2026, to GTBank ••••6785.'],
  [{ estimate_kobo: 0, account }, 'On 7 Dec 2026, to GTBank ••••6785, if anything is payable by then.'],
  // More was taken than earned so far.
  [{ estimate_kobo: 0 }, 'On 7 Dec 2026, if anything is payable by then.'],
])('the day of the next payout: %j', (next, text) => expect(describePayoutDay({ date: '2026-12-07', ...next })).toBe(text))
