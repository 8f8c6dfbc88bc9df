import { expect, test } from 'vitest'
import { payoutEvents } from './payoutEvents.ts'

const account = { bank_code: '058', bank_name: 'GTBank', account_number_masked: '••••6785', account_name: 'OKAFOR' }
const planned = {
  status: 'scheduled' as const,
  scheduled_for: '2026-11-05',
  initiated_at: null,
  attempts: [],
  account,
  failure: null,
  hold: null,
  expected_by: null,
  returned: null,
}
const sentAt = '2026-11-05T09:00:00.000Z'
const paidAt = '2026-11-05T09:00:30.000Z'
const bankFailed = { at: '2026-11-04T09:00:30.000Z', status: 'failed' as const, failure_code: 'bank_unavailable' }
const failure = { code: 'bank_unavailable' as const, text: '', fix: '', next_retry_at: '2026-11-06T09:00:00.000Z' }

test.each([
  ['planned', planned, ['current Planned for 5 Nov 2026']],
  [
    'on its way',
    { ...planned, status: 'processing' as const, initiated_at: sentAt, expected_by: '2026-11-06' },
    ['done Planned for 5 Nov 2026', 'current Sent to GTBank', 'upcoming Expected by 6 Nov 2026'],
  ],
  [
    'paid at the second attempt',
    {
      ...planned,
      status: 'paid' as const,
      initiated_at: sentAt,
      attempts: [bankFailed, { at: paidAt, status: 'paid' as const, failure_code: null }],
    },
    ['done Planned for 5 Nov 2026', 'failed Failed', 'done Sent to GTBank', 'done Paid'],
  ],
  [
    'failed',
    { ...planned, status: 'failed' as const, attempts: [bankFailed], failure },
    ['done Planned for 5 Nov 2026', 'failed Failed', 'upcoming Sent again'],
  ],
  [
    'on hold',
    { ...planned, status: 'on_hold' as const, hold: { reason_code: 'kyc_incomplete' as const, text: 'Checks', fix: '' } },
    ['done Planned for 5 Nov 2026', 'current On hold'],
  ],
  ['cancelled', { ...planned, status: 'cancelled' as const }, ['done Planned for 5 Nov 2026', 'done Cancelled']],
  [
    'returned',
    {
      ...planned,
      status: 'reversed' as const,
      initiated_at: sentAt,
      attempts: [
        { at: paidAt, status: 'paid' as const, failure_code: null },
        { at: '2026-11-07T09:00:00.000Z', status: 'reversed' as const, failure_code: null },
      ],
      returned: { payout_id: 'p', reference: 'PO', label: '', amount_kobo: 1, returned_at: '2026-11-07T09:00:00.000Z', payslip: null },
    },
    ['done Planned for 5 Nov 2026', 'done Sent to GTBank', 'done Paid', 'failed Returned by GTBank', 'upcoming Paid again'],
  ],
  ['without an account', { ...planned, account: null, initiated_at: sentAt }, ['done Planned for 5 Nov 2026', 'done Sent to your bank']],
])('%s', (_, payout, expected) => expect(payoutEvents(payout).map(({ status, title }) => `${status} ${title}`)).toEqual(expected))

test('begins with the payslip', () => {
  expect(payoutEvents(planned, '2026-11-01T01:00:00.000Z')[0]).toEqual({
    title: 'Payslip issued',
    status: 'done',
    at: '2026-11-01T01:00:00.000Z',
  })
})

test.each([
  ['retry', { at: failure.next_retry_at }],
  ['add_account', { at: failure.next_retry_at, detail: 'Only another primary account can receive it.' }],
  ['choose_account', { at: failure.next_retry_at, detail: 'Only another primary account can receive it.' }],
  ['wait_for_account', { detail: 'Once your new account can receive it' }],
  ['complete_checks', { detail: 'Once your identity checks are complete' }],
  ['contact_support', { detail: 'Once we have checked your account' }],
  ['no_bank', { detail: 'Once payouts are connected to a bank' }],
] as const)('the next try agrees with the next step %s', (code, expected) => {
  const failed = { ...planned, status: 'failed' as const, attempts: [bankFailed], failure }
  const last = payoutEvents({ ...failed, next_step: { code, text: '', can_retry: code === 'retry' } }).at(-1)
  expect(last).toEqual({ title: 'Sent again', status: 'upcoming', ...expected })
})

test('a cancelled payout says that nothing was left to pay', () => {
  expect(payoutEvents({ ...planned, status: 'cancelled' }).at(-1)).toMatchObject({ detail: 'Nothing was left to pay for this month.' })
})
