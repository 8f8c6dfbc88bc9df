import type { FailureCode } from './payouts.ts'

/** Result of an account lookup; `seconds` is the delay of a slow bank. */
export type AccountLookupResult = { kind: 'name'; name: string; seconds: number } | { kind: 'unknown' } | { kind: 'down' }

/** The sandbox bank's result: some numbers are magic inputs, all others belong to `holder`. */
export function sandboxAccountLookup(accountNumber: string, holder: string): AccountLookupResult {
  if (accountNumber === '0000000000') return { kind: 'unknown' }
  if (accountNumber === '0000000002') return { kind: 'down' }
  const name = accountNumber === '0000000001' ? 'SANDBOX OTHER NAME' : holder.toUpperCase()
  return { kind: 'name', name, seconds: accountNumber === '0000000005' ? 8 : 0 }
}

/** The failure of a transfer in the sandbox, given the number of earlier failures; undefined when it succeeds. */
export function sandboxTransferFailure(accountNumber: string, failedBefore: number): FailureCode | undefined {
  if (accountNumber === '0000000003') return 'account_closed'
  return accountNumber === '0000000004' && failedBefore < 2 ? 'bank_unavailable' : undefined
}
