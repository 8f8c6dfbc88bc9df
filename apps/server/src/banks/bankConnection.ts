import { RequestError } from '@vehicle-partner/api/server'
import { sandboxAccountLookup, sandboxTransferFailure, type AccountLookupResult, type FailureCode } from '@vehicle-partner/domain'

/** Looks up account names and transfers money. */
export interface BankConnection {
  /** `holder` is the expected name. Throws RequestError `AccountNotResolved`, or `BankUnavailable` if the bank does not respond. */
  resolve: (accountNumber: string, holder: string) => Extract<AccountLookupResult, { kind: 'name' }>
  /** Why a transfer fails; undefined if it succeeds. `failedBefore` counts the failed attempts of this payout. */
  transfer: (accountNumber: string, failedBefore: number) => FailureCode | undefined
}

const sandboxBanks: BankConnection = {
  resolve(accountNumber, holder) {
    const result = sandboxAccountLookup(accountNumber, holder)
    if (result.kind === 'unknown') throw new RequestError('AccountNotResolved')
    if (result.kind === 'down') throw new RequestError('BankUnavailable')
    return result
  },
  transfer: sandboxTransferFailure,
}

/** Outside the sandbox this reference server is connected to no bank. */
const unavailableBanks: BankConnection = {
  resolve() {
    throw new RequestError('BankUnavailable')
  },
  transfer: () => 'bank_unavailable',
}

/** The banks' simulation in the sandbox, otherwise a connection that always fails. */
export const connectBanks = ({ sandbox }: { sandbox: boolean }): BankConnection => (sandbox ? sandboxBanks : unavailableBanks)
