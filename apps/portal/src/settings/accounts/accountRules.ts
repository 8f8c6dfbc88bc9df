import type { Output } from '@vehicle-partner/api'
import type { contract } from '@vehicle-partner/api/contract'
import { chooseNextPrimary, describeFailure, isLastingFailure, isUsableAccount } from '@vehicle-partner/domain'

/** A settlement account as a server of the specification lists it: all but the id may be missing. */
export type Account = Output<typeof contract.settlementAccounts.list>[number]

/** The payout that comes next. */
export interface NextPayout {
  estimate_kobo: number
  /** Its day; undefined while something stops it. */
  day: string | undefined
}

/** Digits of an account number that are shown. */
const shownDigits = 4

/** "GTBank ••••6785", as it reads in a question. */
export const accountLabel = ({ bank_name = 'Account', account_number = '' }: Account): string =>
  `${bank_name} ••••${account_number.slice(-shownDigits)}`

/** What an owner can do with an account, as the server allows it (product.md 3.11). */
export function listAccountActions(account: Account): readonly ('makePrimary' | 'remove')[] {
  if (account.status === 'disabled') return []
  return account.status === 'active' && account.is_primary !== true ? ['makePrimary', 'remove'] : ['remove']
}

/** What the removal of an account means for the payouts to come. */
export function describeRemoval({ id, is_primary }: Account, accounts: readonly Account[]): string {
  if (is_primary !== true) return 'No new payout is sent to it.'
  const next = chooseNextPrimary(accounts.filter((other) => other.id !== id))
  if (!next) return 'You then have no active account. Add another one, or your next payout has to wait.'
  return isUsableAccount(next)
    ? 'New payouts then go to your next active account, after 24 hours at the earliest.'
    : 'You then have no account that can receive payouts. Add another one, or your next payout has to wait.'
}

/**
 * How payouts get past an account that cannot receive them: by a new account, by another one that the organisation has, or not at all, because
 * they go to another one already.
 */
export function chooseReplacement({ id, is_primary }: Account, accounts: readonly Account[]): 'add' | 'choose' | 'none' {
  if (is_primary === false) return 'none'
  const canTakeOver = (other: Account) =>
    other.id !== id && other.status === 'active' && other.name_match !== 'mismatch' && isUsableAccount(other)
  return accounts.some(canTakeOver) ? 'choose' : 'add'
}

/** What speaks against an account that did not receive the last payout sent to it; empty without a reason. */
export function describeLastFailure({ failure_count = 0, last_failure_code }: Account): string {
  if (isLastingFailure(last_failure_code)) return `${describeFailure(last_failure_code)} The last payout to it did not arrive. `
  return failure_count > 0 ? 'The last payout to this account failed. ' : ''
}

/** The time of the first payout to a new primary account, ISO 8601 in UTC, while it lies ahead. */
export const coolingOffEnd = ({ is_primary, usable_from }: Account, now: Date): string | undefined =>
  is_primary === true && typeof usable_from === 'string' && new Date(usable_from) > now ? usable_from : undefined

/** Codes of banks and wallets that most partners use, the most common first. */
const commonBanks: readonly string[] = ['058', '044', '057', '033', '011', '999992', '50515', '50211', '999991']

/** The banks that most partners use before all others, which keep their order. */
export function sortBanks<Bank extends { code: string }>(banks: readonly Bank[]): Bank[] {
  const rank = ({ code }: Bank) => (commonBanks.includes(code) ? commonBanks.indexOf(code) : commonBanks.length)
  return banks.toSorted((a, b) => rank(a) - rank(b))
}
