import type { FailureCode } from './payouts.ts'

/** What a bank says of an account number; a slow one says it so many seconds later. */
export type BankAnswer = { kind: 'name'; name: string; seconds: number } | { kind: 'unknown' } | { kind: 'down' }

/** What the sandbox's bank says: some numbers are magic, all others are in the name of whoever asks. */
export function sandboxAccount(accountNumber: string, holder: string): BankAnswer {
  if (accountNumber === '0000000000') return { kind: 'unknown' }
  if (accountNumber === '0000000002') return { kind: 'down' }
  const name = accountNumber === '0000000001' ? 'SANDBOX OTHER NAME' : holder.toUpperCase()
  return { kind: 'name', name, seconds: accountNumber === '0000000005' ? 8 : 0 }
}

/** How a transfer to that number ends in the sandbox, by how many have failed before; undefined: well. */
export function sandboxTransfer(accountNumber: string, failedBefore: number): FailureCode | undefined {
  if (accountNumber === '0000000003') return 'account_closed'
  return accountNumber === '0000000004' && failedBefore < 2 ? 'bank_unavailable' : undefined
}
