import { expect, test } from 'vitest'
import {
  type Account,
  accountLabel,
  chooseReplacement,
  coolingOffEnd,
  describeLastFailure,
  describeRemoval,
  listAccountActions,
  sortBanks,
} from './accountRules.ts'

const account: Account = {
  id: 'acc_1',
  bank_code: '058',
  bank_name: 'GTBank',
  account_number: '••••••6785',
  account_name: 'OKAFOR MOBILITY LIMITED',
  is_primary: false,
  status: 'active',
  name_match: 'exact',
  usable_from: null,
  created_at: '2026-01-01T08:00:00.000Z',
}

test('an account is called by its bank and its last four digits', () => {
  expect(accountLabel(account)).toBe('GTBank ••••6785')
})

test.each<[what: string, change: Partial<Account>, actions: readonly string[]]>([
  ['an active one', {}, ['makePrimary', 'remove']],
  ['the primary one', { is_primary: true }, ['remove']],
  ['one that the bank checks', { status: 'verifying' }, ['remove']],
  ['one under review', { status: 'under_review' }, ['remove']],
  ['a rejected one', { status: 'rejected' }, ['remove']],
  ['a status of a newer server', { status: 'frozen' }, ['remove']],
  ['a removed one', { status: 'disabled' }, []],
])('actions of %s', (_what, change, actions) => {
  expect(listAccountActions({ ...account, ...change })).toEqual(actions)
})

test.each<[usable_from: string | null, end: string | undefined]>([
  [null, undefined],
  ['2026-11-21T09:59:59.000Z', undefined],
  ['2026-11-21T10:00:00.000Z', undefined],
  ['2026-11-21T10:00:01.000Z', '2026-11-21T10:00:01.000Z'],
])('with the first payout at %s it cools off until %s', (usable_from, end) => {
  expect(coolingOffEnd({ ...account, is_primary: true, usable_from }, new Date('2026-11-21T10:00:00.000Z'))).toBe(end)
})

test('an account that is no longer primary does not wait for payouts', () => {
  const former = { ...account, usable_from: '2026-11-21T12:00:00.000Z' }
  expect(coolingOffEnd(former, new Date('2026-11-21T10:00:00.000Z'))).toBeUndefined()
})

test('common banks come first, the others keep their order', () => {
  const codes = ['301', '044', '082', '058'].map((code) => ({ code }))
  expect(sortBanks(codes).map(({ code }) => code)).toEqual(['058', '044', '301', '082'])
})

test('the removal of the primary account says where the payouts to come go, and of the last one that they wait', () => {
  const primary = { ...account, id: 'acc_2', is_primary: true }
  expect(describeRemoval(account, [primary, account])).toBe('No new payout is sent to it.')
  expect(describeRemoval(primary, [primary, account])).toMatch(/^New payouts then go to your next active account/)
  expect(describeRemoval(primary, [primary, { ...account, status: 'verifying' }])).toMatch(/^You then have no active account/)
  const closed = { ...account, last_failure_code: 'account_closed' }
  expect(describeRemoval(primary, [primary, closed])).toMatch(/^You then have no account that can receive payouts/)
  expect(describeRemoval(primary, [primary, closed, { ...account, id: 'acc_other' }])).toMatch(/^New payouts then go to your next/)
})

test.each<[what: string, of: Partial<Account>, other: Partial<Account>, expected: string]>([
  ['alone', {}, { id: account.id }, 'add'],
  ['beside one that is active', {}, {}, 'choose'],
  ['beside one that we check', {}, { status: 'under_review' }, 'add'],
  ['beside one in another name', {}, { name_match: 'mismatch' }, 'add'],
  ['beside one that is closed as well', {}, { last_failure_code: 'account_closed' }, 'add'],
  ['that is not the primary one', { is_primary: false }, { is_primary: true }, 'none'],
])('an account %s is replaced', (_what, of, other, expected) => {
  const failed = { ...account, is_primary: true, ...of }
  expect(chooseReplacement(failed, [failed, { ...account, id: 'acc_other', ...other }])).toBe(expected)
})

test.each<[change: Partial<Account>, text: string]>([
  [{}, ''],
  [{ failure_count: 0, last_failure_code: null }, ''],
  [{ failure_count: 1, last_failure_code: 'bank_unavailable' }, 'The last payout to this account failed. '],
  [{ failure_count: 1, last_failure_code: 'account_closed' }, 'This account is closed. The last payout to it did not arrive. '],
])('before payouts go to an account with %o: "%s"', (change, text) => {
  expect(describeLastFailure({ ...account, ...change })).toBe(text)
})
