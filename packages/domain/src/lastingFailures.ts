import type { FailureCode } from './payouts.ts'

/** Failures that the same account has again and again. */
const lastingFailures: readonly FailureCode[] = ['account_closed', 'account_not_found', 'name_mismatch']
/** Whether only another account helps after this failure. */
export const isLastingFailure = (code: string | null | undefined): boolean => lastingFailures.some((each) => each === code)
