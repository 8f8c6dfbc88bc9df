import { describe, expect, test } from 'vitest'
import { chooseNextPrimary, isUsableAccount, type SettlementAccountFacts } from './settlementAccounts.ts'

describe('a usable account', () => {
  test.each<[SettlementAccountFacts, boolean]>([
    [{ status: 'active' }, true],
    [{ status: 'under_review' }, true],
    [{ status: 'verifying' }, false],
    [{ status: 'rejected' }, false],
    [{ status: 'disabled' }, false],
    [{}, false],
    [{ status: 'active', last_failure_code: null }, true],
    [{ status: 'active', last_failure_code: 'bank_unavailable' }, true],
    [{ status: 'active', last_failure_code: 'account_closed' }, false],
    [{ status: 'active', last_failure_code: 'account_not_found' }, false],
    [{ status: 'under_review', last_failure_code: 'name_mismatch' }, false],
  ])('%j: %s', (account, usable) => expect(isUsableAccount(account)).toBe(usable))
})

describe('the next primary account', () => {
  const closed = { status: 'active', last_failure_code: 'account_closed' }
  const active = { status: 'active', last_failure_code: null }
  const underReview = { status: 'under_review', last_failure_code: null }
  test.each<[string, SettlementAccountFacts[], SettlementAccountFacts | undefined]>([
    ['the first that is active', [underReview, active, { ...active }], active],
    ['one that is closed only after the others', [closed, active], active],
    ['one that is closed, if no other is active', [underReview, closed], closed],
    ['none, if none is active', [underReview], undefined],
    ['none of none', [], undefined],
  ])('%s', (_, accounts, expected) => expect(chooseNextPrimary(accounts)).toBe(expected))
})
