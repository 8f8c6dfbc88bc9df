import * as z from 'zod/mini'
import { isAccountNumber } from '../nuban.ts'

const missingBank = 'Please select your bank'
const invalidNumber = 'Account number must be 10 digits'

/** The fields of a settlement account. */
export const settlementAccountFields = {
  bank_code: z.string(missingBank).check(z.trim(), z.minLength(1, missingBank), z.maxLength(10, missingBank)),
  account_number: z.string(invalidNumber).check(z.refine(isAccountNumber, invalidNumber)),
}

/** A settlement account as it is sent. */
export const settlementAccountSchema = z.object(settlementAccountFields)
export type SettlementAccountInput = z.output<typeof settlementAccountSchema>
