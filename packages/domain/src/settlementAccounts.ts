import type { FailureCode } from './payouts.ts'

/** Failures that the same account has again and again. */
const lastingFailures: readonly FailureCode[] = ['account_closed', 'account_not_found', 'name_mismatch']
/** Whether only another account helps after this failure. */
export const isLastingFailure = (code: string | null | undefined): boolean => lastingFailures.some((each) => each === code)

/** A settlement account, named as in the API. */
export interface SettlementAccountFacts {
  /** `verifying`, `active`, `under_review`, `rejected` or `disabled`. */
  status?: string | undefined
  /** Why the last payout to it failed; null if it arrived. */
  last_failure_code?: string | null | undefined
}

/** Whether an account can receive payouts, now or once we have checked its name (product.md 3.11). */
export const isUsableAccount = ({ status, last_failure_code }: SettlementAccountFacts): boolean =>
  (status === 'active' || status === 'under_review') && !isLastingFailure(last_failure_code)
