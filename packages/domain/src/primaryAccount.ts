import { isUsableAccount, type SettlementAccountFacts } from './settlementAccounts.ts'

/**
 * The account that becomes primary when another one is removed: of those that are active the first that can receive payouts, or else the first;
 * undefined if none is active.
 */
export function chooseNextPrimary<Account extends SettlementAccountFacts>(accounts: readonly Account[]): Account | undefined {
  const active = accounts.filter(({ status }) => status === 'active')
  return active.find(isUsableAccount) ?? active[0]
}
