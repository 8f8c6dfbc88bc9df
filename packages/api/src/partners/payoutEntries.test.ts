import { failureCodes, holdCodes, payoutNextStep, type FailureCode, type HoldCode, type PayoutStatus } from '@vehicle-partner/domain'
import { describe, expect, test } from 'vitest'
import type { CompletePayout } from '../payouts/payouts.contract.ts'
import { payoutEntries } from './payoutEntries.ts'

const now = new Date('2026-11-21T13:32:00Z')
const account = { account: '058 1', status: 'active', name_match: 'exact', usable_from: null }

interface Facts {
  primary?: Partial<typeof account> | null
  isSameAccount?: boolean
  failure?: FailureCode
  hold?: HoldCode
  isVerified?: boolean
  returned?: CompletePayout['returned']
  hasOther?: boolean
  amount?: number | null
}

/** A payout with the next step that the rule of domain gives it. */
const createPayout = (
  status: PayoutStatus,
  { failure, hold, isVerified = true, hasOther = false, returned = null, amount = 58_800_000, primary = {}, isSameAccount = true }: Facts,
) =>
  ({
    id: 'pay_1',
    status,
    amount_kobo: amount,
    scheduled_for: '2026-12-07',
    failure: failure ? { code: failure, ...failureCodes[failure], next_retry_at: '2026-11-22T09:00:00.000Z' } : null,
    hold: hold ? { reason_code: hold, ...holdCodes[hold] } : null,
    returned,
    next_step: payoutNextStep(
      {
        status,
        hold_code: hold ?? null,
        returned: returned && { ...returned, isSameAccount },
        failures: failure ? [{ account: account.account, code: failure }] : [],
        otherAccounts: hasOther ? [{ ...account, account: '058 2' }] : [],
        isVerified,
        hasBank: true,
      },
      hold === 'no_account' || primary === null ? undefined : { ...account, ...primary },
      now,
    ),
  }) as CompletePayout // only what the entries read

describe('the dashboard entries of payouts', () => {
  test.each([
    [
      'failed',
      { failure: 'account_closed' },
      'Your payout of ₦588,000.00 failed',
      'This account is closed. Add another account and make it the primary one.',
      'Add account',
      '/settings/add-account',
    ],
    [
      'failed',
      { failure: 'account_closed', hasOther: true },
      'Your payout of ₦588,000.00 failed',
      'This account is closed. Make another of your accounts the primary one.',
      'Show accounts',
      '/settings/accounts',
    ],
    [
      'failed',
      { failure: 'bank_unavailable' },
      'Your payout of ₦588,000.00 failed',
      'The bank did not answer. We try again on 22 Nov 2026. Send it again to your primary account.',
      'Show payout',
      '/earnings/past-payout?payout=pay_1',
    ],
    [
      'on_hold',
      { hold: 'no_account' },
      'Your payout of ₦588,000.00 is on hold',
      'There was no account to pay to. Add an account that can receive payouts.',
      'Add account',
      '/settings/add-account',
    ],
    [
      'on_hold',
      { hold: 'kyc_incomplete', isVerified: false },
      'Your payout of ₦588,000.00 is on hold',
      'Your identity checks were not complete. Complete your identity checks first.',
      'Complete checks',
      '/dashboard/start-kyc/prt_1',
    ],
    // The reason has ended, the hold has not.
    [
      'on_hold',
      { hold: 'kyc_incomplete' },
      'Your payout of ₦588,000.00 is on hold',
      'Your identity checks were not complete. Send it to your primary account.',
      'Show payout',
      '/earnings/past-payout?payout=pay_1',
    ],
    [
      'on_hold',
      { hold: 'account_cooling_off' },
      'Your payout of ₦588,000.00 is on hold',
      'Your new account was chosen less than a day before. Send it to your primary account.',
      'Show payout',
      '/earnings/past-payout?payout=pay_1',
    ],
    [
      'on_hold',
      { hold: 'compliance_review' },
      'Your payout of ₦588,000.00 is on hold',
      'We are checking this payout. Only we can release it.',
      'Contact support',
      '/faq',
    ],
  ] as const)('%s %o: %s', (status, facts, label, detail, action_label, link) => {
    expect(payoutEntries([createPayout(status, facts)], 'prt_1', { isOwner: true })).toEqual([
      { kind: `payout.${status}`, severity: status === 'failed' ? 'critical' : 'warning', count: 1, label, detail, action_label, link },
    ])
  })

  test('the amount of a month that is not closed is not known', () => {
    const held = createPayout('on_hold', { hold: 'dispute', amount: null })
    const labelOf = (payouts: CompletePayout[]) => payoutEntries(payouts, 'prt_1', { isOwner: true })[0]?.label
    expect(labelOf([held])).toBe('Your payout of 7 Dec 2026 is on hold')
    expect(labelOf([held, createPayout('on_hold', { hold: 'dispute' })])).toBe('2 payouts are on hold')
  })

  test('one that came back is shown until a payslip pays it again', () => {
    const returned = { payout_id: 'pay_1', reference: 'PO-2026-11-0001', label: 'Payout of 7 Nov came back', amount_kobo: 58_800_000 }
    const entriesOf = (payslip: NonNullable<CompletePayout['returned']>['payslip']) =>
      payoutEntries(
        [createPayout('reversed', { failure: 'other', returned: { ...returned, returned_at: now.toISOString(), payslip } })],
        'prt_1',
        {
          isOwner: false,
        },
      )
    expect(entriesOf(null)).toEqual([
      {
        kind: 'payout.returned',
        severity: 'warning',
        count: 1,
        label: 'Your payout of ₦588,000.00 came back',
        detail:
          'It is paid again with the next payslip, planned for 7 Dec 2026. Ask your bank whether your account can receive money, or make another account the primary one.',
        action_label: 'Show payout',
        link: '/earnings/past-payout?payout=pay_1',
      },
    ])
    expect(entriesOf({ id: 'psl_1', number: 'PSL-2026-11-0001' })).toEqual([])
  })

  test.each([
    [{}, 'Ask your bank whether your account can receive money, or make another account the primary one.', 'Show payouts'],
    [{ isSameAccount: false }, 'The money goes to your primary account.', 'Show payouts'],
    [{ primary: null }, 'Add an account that can receive payouts.', 'Add account'],
    [{ primary: null, hasOther: true }, 'Make another of your accounts the primary one.', 'Show accounts'],
    [{ primary: { status: 'verifying' } }, 'Your bank is confirming your account.', 'Show payouts'],
    [
      { primary: { name_match: 'mismatch' } },
      'We are checking your account, because it is held in another name. You can also add another account.',
      'Contact support',
    ],
    [{ isVerified: false }, 'Complete your identity checks first.', 'Complete checks'],
  ] as const)('several that came back, with %o: %s', (facts, text, action_label) => {
    const returned = { payout_id: 'pay_1', reference: 'PO-2026-11-0001', label: '', amount_kobo: 58_800_000, payslip: null }
    const two = [1, 2].map(() => createPayout('reversed', { ...facts, returned: { ...returned, returned_at: now.toISOString() } }))
    expect(payoutEntries(two, 'prt_1', { isOwner: true })).toMatchObject([
      {
        label: '2 payouts of ₦1,176,000.00 together came back',
        detail: `They are paid again with the next payslip, planned for 7 Dec 2026. ${text}`,
        action_label,
      },
    ])
  })

  const came = (returned_at: string, facts: Facts = {}) =>
    createPayout('reversed', {
      ...facts,
      returned: { payout_id: 'pay_1', reference: 'PO-2026-11-0001', label: '', amount_kobo: 58_800_000, payslip: null, returned_at },
    })
  const inDecember = '2026-12-08T09:00:00Z'
  const asksBank = 'Ask your bank whether your account can receive money, or make another account the primary one.'

  test.each([
    [
      'of days that differ name each',
      [came(inDecember), came(now.toISOString()), came(now.toISOString())],
      `They are paid again with the next payslips, planned for 7 Dec 2026 and 5 Jan 2027. ${asksBank}`,
      'Show payouts',
    ],
    [
      'of which one asks for something ask for it',
      [came(now.toISOString(), { isSameAccount: false }), came(now.toISOString())],
      `They are paid again with the next payslip, planned for 7 Dec 2026. ${asksBank}`,
      'Show payouts',
    ],
    [
      'that ask for different things name none',
      [came(now.toISOString(), { failure: 'account_closed' }), came(now.toISOString())],
      'They are paid again with the next payslip, planned for 7 Dec 2026. Each of them says what to do.',
      'Show payouts',
    ],
  ] as const)('several that came back, %s', (_what, payouts, detail, action_label) => {
    expect(payoutEntries(payouts, 'prt_1', { isOwner: true })).toMatchObject([{ detail, action_label }])
  })

  test('several that failed for different reasons name none of them, nor the day of one', () => {
    const [closed, busy, busyToo] = [
      createPayout('failed', { failure: 'account_closed' }),
      createPayout('failed', { failure: 'bank_unavailable' }),
      createPayout('failed', { failure: 'bank_unavailable' }),
    ]
    const entriesOf = (...payouts: CompletePayout[]) => payoutEntries(payouts, 'prt_1', { isOwner: true })
    const different = { detail: 'Each of them says what to do.', action_label: 'Show payouts', link: '/earnings/past-payout?tab=problem' }
    expect(entriesOf(closed, busy)).toMatchObject([different])
    const later = { ...busyToo, failure: busyToo.failure && { ...busyToo.failure, next_retry_at: '2026-11-23T09:00:00.000Z' } }
    const sendAgain = 'Send it again to your primary account.'
    expect(entriesOf(busy, busyToo)).toMatchObject([{ detail: `The bank did not answer. We try again on 22 Nov 2026. ${sendAgain}` }])
    expect(entriesOf(busy, later)).toMatchObject([{ detail: `The bank did not answer. ${sendAgain}` }])
  })

  test('who is no owner sees whose task it is, and a page that they may open', () => {
    const entriesOf = (facts: Facts) => payoutEntries([createPayout('failed', facts)], 'prt_1', { isOwner: false })
    expect(entriesOf({ failure: 'account_closed' })).toMatchObject([
      {
        detail: 'This account is closed. Add another account and make it the primary one. Only an owner can do this.',
        action_label: 'See the accounts',
        link: '/settings/accounts',
      },
    ])
    expect(entriesOf({ failure: 'bank_unavailable' })).toMatchObject([{ action_label: 'Show payout' }])
  })

  test('several of one kind are one entry with their sum', () => {
    const payouts = [
      createPayout('failed', { failure: 'account_closed' }),
      createPayout('failed', { failure: 'account_closed', amount: 100 }),
    ]
    expect(payoutEntries(payouts, 'prt_1', { isOwner: true })).toMatchObject([
      { count: 2, label: '2 payouts of ₦588,001.00 together failed' },
    ])
  })

  test('a payout that waits without the partner, is paid or came back has none', () => {
    const quiet = [createPayout('on_hold', { hold: 'negative_balance' }), createPayout('paid', {}), createPayout('reversed', {})]
    expect(payoutEntries(quiet, 'prt_1', { isOwner: true })).toEqual([])
  })
})
