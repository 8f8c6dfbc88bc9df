import * as z from 'zod/mini'

/** The account of a payment at the time of payment. */
export const Payee = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  /** Masked except for the last four digits. */
  account_number_masked: z.string(),
  account_name: z.string(),
})
export type Payee = z.output<typeof Payee>

/** All amounts are in kobo. */
export const currency = z.literal('NGN')
