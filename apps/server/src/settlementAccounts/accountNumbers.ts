import { maskAccountNumber } from '@vehicle-partner/domain'
import type { settlementAccounts } from '../db/schema/payoutTables.ts'
import type { Secrets } from '../secrets/secrets.ts'

type AccountRow = typeof settlementAccounts.$inferSelect

const purpose = 'settlement_accounts.account_number'

/** The fingerprint of an account number, to find the same account again. */
export const hashAccountNumber = (secrets: Secrets, accountNumber: string): string => secrets.hmac(accountNumber, purpose)

/** The columns of an account number. */
export const accountNumberColumns = (
  secrets: Secrets,
  accountNumber: string,
): Pick<AccountRow, 'account_number' | 'account_number_hmac' | 'account_last4'> => ({
  account_number: secrets.encrypt(accountNumber, purpose),
  account_number_hmac: hashAccountNumber(secrets, accountNumber),
  account_last4: accountNumber.slice(-4),
})

/** The full number of an account, for the bank and for owners who ask for it. */
export const decryptAccountNumber = (secrets: Secrets, { account_number }: Pick<AccountRow, 'account_number'>): string =>
  secrets.decrypt(account_number, purpose)

/** The number of an account as people see it. */
export const maskedAccountNumber = ({ account_last4 }: Pick<AccountRow, 'account_last4'>): string => maskAccountNumber(account_last4)
