import { endSentence, hasValidCheckDigit, isAccountNumber } from '@vehicle-partner/domain'
import { settlementAccountSchema as entitySchema, type SettlementAccountInput } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'

/** The rules of a settlement account, and the confirmation that the form asks for. */
export const settlementAccountSchema = z.extend(entitySchema, {
  confirmed: z.boolean().check(z.refine((isConfirmed) => isConfirmed, 'Please confirm whose account this is')),
})
export type SettlementAccountFields = z.output<typeof settlementAccountSchema>
export type SettlementAccountValues = SettlementAccountInput

/** A bank as the API lists it. */
export interface BankOption {
  code: string
  name: string
}

/** A warning when the check digit does not fit the bank; the number may still be right. */
export function checkDigitWarning(account_number: string, bank: BankOption | undefined): string | undefined {
  if (!bank || !isAccountNumber(account_number) || hasValidCheckDigit(bank.code, account_number) !== false) return undefined
  return `${endSentence(`This number does not fit ${bank.name}`)} Check it.`
}
