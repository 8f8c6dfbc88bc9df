import { expect, test } from 'vitest'
import { isUsableAccount, type SettlementAccountFacts } from './settlementAccounts.ts'

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
])('usable, %j: %s', (account, usable) => expect(isUsableAccount(account)).toBe(usable))
