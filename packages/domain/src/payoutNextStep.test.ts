import { describe, expect, test } from 'vitest'
import { failureCodes, holdCodes, payoutStatuses, type HoldCode } from './payouts.ts'
import { canReceivePayouts, isOperatorHold, payoutNextStep, type PayoutAccountFacts, type PayoutFacts } from './payoutNextStep.ts'

const now = new Date('2026-11-21T12:00:00Z')
const failed: PayoutFacts = {
  status: 'failed',
  hold_code: null,
  failures: [],
  otherAccounts: [],
  returned: null,
  isVerified: true,
  hasBank: true,
}
const good: PayoutAccountFacts = { account: 'A', status: 'active', name_match: 'exact', usable_from: null }
const codeOf = (payout: Partial<PayoutFacts>, account: PayoutAccountFacts | null = good) =>
  payoutNextStep({ ...failed, ...payout }, account ?? undefined, now).code

test.each(payoutStatuses)('a payout that is %s can be sent again only if it has failed or is on hold', (status) => {
  expect(payoutNextStep({ ...failed, status }, good, now).can_retry).toBe(status === 'failed' || status === 'on_hold')
})

test.each(Object.keys(holdCodes) as HoldCode[])(
  'a hold for %s is released by a retry unless the operator holds it or nothing is owed',
  (hold_code) => {
    const step = payoutNextStep({ ...failed, status: 'on_hold', hold_code }, good, now)
    expect(isOperatorHold(hold_code)).toBe(hold_code === 'compliance_review' || hold_code === 'dispute')
    expect(step.can_retry).toBe(!isOperatorHold(hold_code) && hold_code !== 'negative_balance')
    expect(step.text.includes('Only we can release it.')).toBe(step.code === 'contact_support')
    expect(step.code === 'contact_support').toBe(isOperatorHold(hold_code))
  },
)

test('a payout that was on hold from the start is not sent again, but for the first time', () => {
  const onHold: PayoutFacts = { ...failed, status: 'on_hold', hold_code: 'account_cooling_off' }
  expect(payoutNextStep(onHold, good, now).text).toBe('Send it to your primary account.')
  expect(payoutNextStep({ ...onHold, failures: [{ account: 'B', code: 'account_closed' }] }, good, now).text).toBe(
    'Send it again to your primary account.',
  )
})

describe('the account of a retry', () => {
  test.each([
    ['is missing', null, 'add_account'],
    ['is being confirmed', { ...good, status: 'verifying' }, 'wait_for_account'],
    ['is under review', { ...good, status: 'under_review' }, 'contact_support'],
    ['is held in another name', { ...good, name_match: 'mismatch' }, 'contact_support'],
    ['was rejected', { ...good, status: 'rejected' }, 'add_account'],
    ['was disabled', { ...good, status: 'disabled' }, 'add_account'],
    ['has an unknown status', { ...good, status: 'frozen' }, 'add_account'],
    ['is a second too new', { ...good, usable_from: new Date(now.getTime() + 1000) }, 'wait_for_account'],
    ['is just old enough', { ...good, usable_from: now }, 'retry'],
    ['is close in name', { ...good, name_match: 'close' }, 'retry'],
  ] as const)('%s', (_what, account, code) => {
    expect(codeOf({}, account)).toBe(code)
    expect(account !== null && canReceivePayouts(account, now)).toBe(code === 'retry')
  })

  test.each(Object.keys(failureCodes))('has failed with %s', (code) => {
    const lasting = ['account_closed', 'account_not_found', 'name_mismatch'].includes(code)
    expect(codeOf({ failures: [{ account: 'A', code }] })).toBe(lasting ? 'add_account' : 'retry')
    expect(codeOf({ failures: [{ account: 'B', code }] })).toBe('retry')
    // A later failure of another kind or account does not make it usable.
    expect(
      codeOf({
        failures: [
          { account: 'A', code },
          { account: 'B', code: 'bank_unavailable' },
          { account: 'A', code: 'bank_unavailable' },
        ],
      }),
    ).toBe(lasting ? 'add_account' : 'retry')
  })

  test.each([
    ['in order', {}, 'choose_account'],
    ['just chosen before, and waits again when it is chosen now', { usable_from: new Date(now.getTime() + 1000) }, 'choose_account'],
    ['of the same bank account', { account: 'A' }, 'add_account'],
    ['held in another name', { name_match: 'mismatch' }, 'add_account'],
    ['not confirmed', { status: 'verifying' }, 'add_account'],
  ] as const)('is closed, and another one is %s', (_what, other, code) => {
    const facts = { failures: [{ account: 'A', code: 'account_closed' }], otherAccounts: [{ ...good, account: 'B', ...other }] }
    expect(codeOf(facts)).toBe(code)
    expect(codeOf({ ...facts, status: 'scheduled' })).toBe(code)
    expect(codeOf({ ...facts, failures: [...facts.failures, { account: 'B', code: 'account_not_found' }] })).toBe('add_account')
    // Another one is no reason to leave an account that works.
    expect(codeOf({ ...facts, failures: [] })).toBe('retry')
  })

  test.each([
    ['is missing', null],
    ['was rejected', { ...good, status: 'rejected' }],
  ])('%s, and another one is in order', (_what, account) => {
    expect(codeOf({ otherAccounts: [{ ...good, account: 'B' }] }, account)).toBe('choose_account')
  })

  test('is no reason to skip the identity checks', () => expect(codeOf({ isVerified: false })).toBe('complete_checks'))
})

test('without a bank nothing is sent, and the step says so', () => {
  expect(codeOf({ hasBank: false })).toBe('no_bank')
  expect(codeOf({ hasBank: false, status: 'scheduled' })).toBe('no_bank')
  expect(codeOf({ status: 'scheduled' })).toBe('wait')
})

test.each([
  ['nothing is in the way', {}, good, 'wait'],
  ['the account was closed at the payout before', { failures: [{ account: 'A', code: 'account_closed' }] }, good, 'add_account'],
  ['the closed account was replaced', { failures: [{ account: 'B', code: 'account_closed' }] }, good, 'wait'],
  ['there is no account', {}, null, 'add_account'],
  ['the account is held in another name', {}, { ...good, name_match: 'mismatch' }, 'contact_support'],
  ['the bank confirms the account before that day', {}, { ...good, status: 'verifying' }, 'wait'],
  ['the checks are not complete', { isVerified: false }, good, 'complete_checks'],
  ['no bank is connected', { hasBank: false }, good, 'no_bank'],
] as const)('a scheduled payout says before its day that %s', (_what, facts, account, code) => {
  expect(codeOf({ status: 'scheduled', ...facts }, account)).toBe(code)
})

describe('a payout that came back', () => {
  const returned = { returned_at: '2026-11-09T09:00:00Z', payslip: null, isSameAccount: true }
  const nextStep = (facts: Partial<PayoutFacts>, account: PayoutAccountFacts | null = good) =>
    payoutNextStep({ ...failed, status: 'reversed', ...facts }, account ?? undefined, now)

  test('asks for the account that sent it back', () => {
    expect(nextStep({ returned })).toEqual({
      code: 'ask_bank',
      text: 'Ask your bank whether your account can receive money, or make another account the primary one.',
      can_retry: false,
    })
  })
  test('asks for nothing once another account is the primary one', () => {
    expect(nextStep({ returned: { ...returned, isSameAccount: false } })).toMatchObject({
      code: 'wait',
      text: 'The money goes to your primary account.',
    })
  })
  test('asks for an account where there is none', () => {
    expect(nextStep({ returned }, null)).toMatchObject({
      code: 'add_account',
      text: 'Add an account that can receive payouts.',
    })
  })
  test.each([
    ['the bank confirms the new one', {}, { ...good, status: 'verifying' }, 'wait_for_account', 'Your bank is confirming your account.'],
    [
      'the new one is under review',
      {},
      { ...good, status: 'under_review' },
      'contact_support',
      'We are checking your account, because it is held in another name. You can also add another account.',
    ],
    [
      'the new one is held in another name',
      {},
      { ...good, name_match: 'mismatch' },
      'contact_support',
      'We are checking your account, because it is held in another name. You can also add another account.',
    ],
    [
      'the new one is a second too new',
      {},
      { ...good, usable_from: new Date(now.getTime() + 1000) },
      'wait_for_account',
      'Your new account receives its first payout 24 hours after it was chosen.',
    ],
    ['the new one was rejected', {}, { ...good, status: 'rejected' }, 'add_account', 'Add an account that can receive payouts.'],
    [
      'the new one was closed before',
      { failures: [{ account: 'A', code: 'account_closed' }] },
      good,
      'add_account',
      'This account is closed. Add another account and make it the primary one.',
    ],
    ['the checks are not complete', { isVerified: false }, good, 'complete_checks', 'Complete your identity checks first.'],
    ['no bank is connected for now', { hasBank: false }, good, 'wait', 'The money goes to your primary account.'],
  ] as const)('says of the account that pays it again that %s', (_what, facts, account, code, text) => {
    for (const isSameAccount of code === 'wait' ? [false] : [false, true])
      expect(nextStep({ ...facts, returned: { ...returned, isSameAccount } }, account)).toEqual({
        code,
        text,
        can_retry: false,
      })
  })
  test('asks for nothing once a payslip pays it again', () => {
    expect(nextStep({ returned: { ...returned, payslip: { number: 'PSL-2026-11-0001' } } })).toMatchObject({
      code: 'none',
      text: 'Nothing to do.',
    })
  })
})
