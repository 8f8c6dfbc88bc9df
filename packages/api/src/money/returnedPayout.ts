import * as z from 'zod/mini'
import { id, instant, kobo } from '../kernel/commonSchemas.ts'

/** A payout that came back from the bank. It is no earning: its amount is paid again, as a line of its own. */
export const ReturnedPayout = z.object({
  payout_id: id,
  /** The reference of the payout. */
  reference: z.string(),
  /** `Payout of 7 Nov came back`. */
  label: z.string(),
  amount_kobo: kobo,
  returned_at: instant,
  /** The payslip that pays it again; null until its month is closed. */
  payslip: z.nullable(z.object({ id, number: z.string() })),
})
export type ReturnedPayout = z.output<typeof ReturnedPayout>
