import { hasValidCheckDigit, isAccountNumber } from '@vehicle-partner/domain'
import * as z from 'zod/mini'

/** The rules of a settlement account. */
export const settlementAccountSchema = z.object({
  bank_code: z.string().check(z.minLength(1, 'Please select your bank')),
  account_number: z.string().check(z.refine(isAccountNumber, 'Account number must be 10 digits')),
  confirmed: z.boolean().check(z.refine((tick) => tick, 'Please confirm whose account this is')),
})
export type SettlementAccountFields = z.infer<typeof settlementAccountSchema>

/** What is sent: the bank and the number that somebody has confirmed. */
export type SettlementAccountValues = Omit<SettlementAccountFields, 'confirmed'>

/** A bank as the list has it. */
export interface BankOption {
  code: string
  name: string
}

/** What is said beside a number whose last digit does not fit the bank; it may be right all the same. */
export function checkDigitWarning(account_number: string, bank: BankOption | undefined): string | undefined {
  if (!bank || !isAccountNumber(account_number) || hasValidCheckDigit(bank.code, account_number) !== false) return undefined
  return `This number does not fit ${bank.name}. Check it.`
}
