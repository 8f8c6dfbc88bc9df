import { describe, expect, test } from 'vitest'
import { chooseNextPrimary } from './primaryAccount.ts'
import type { SettlementAccountFacts } from './settlementAccounts.ts'

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
