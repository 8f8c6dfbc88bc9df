import { RequestError } from '@vehicle-partner/api/contract'
import { sandboxAccountLookup, sandboxTransferFailure, type AccountLookupResult, type FailureCode } from '@vehicle-partner/domain'

/** What we ask banks: in whose name an account is, and to send money. */
export interface BankLink {
  /** `holder` is the name that we expect. Throws RequestError `BankUnavailable` when nobody answers. */
  resolve: (accountNumber: string, holder: string) => Extract<AccountLookupResult, { kind: 'name' }>
  /** How a transfer ends; undefined: well. `failedBefore` counts the tries of this payout that failed. */
  transfer: (accountNumber: string, failedBefore: number) => FailureCode | undefined
}

const sandboxLink: BankLink = {
  resolve(accountNumber, holder) {
    const said = sandboxAccountLookup(accountNumber, holder)
    if (said.kind === 'unknown') throw new RequestError('AccountNotResolved')
    if (said.kind === 'down') throw new RequestError('BankUnavailable')
    return said
  },
  transfer: sandboxTransferFailure,
}

/** Outside the sandbox no bank is connected to this reference server: nobody answers, and no money moves. */
const noLink: BankLink = {
  resolve() {
    throw new RequestError('BankUnavailable')
  },
  transfer: () => 'bank_unavailable',
}

/** The way to the banks. */
export const bankLink = ({ sandbox }: { sandbox: boolean }): BankLink => (sandbox ? sandboxLink : noLink)
