import * as z from 'zod/mini'

/** The account that money is paid to, as it was at the time. */
export const Payee = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  /** Masked but for the last four digits. */
  account_number_masked: z.string(),
  account_name: z.string(),
})
export type Payee = z.output<typeof Payee>

/** Every amount is in kobo of naira. */
export const currency = z.literal('NGN')
