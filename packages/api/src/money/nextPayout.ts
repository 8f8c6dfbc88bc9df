import { payoutNextSteps } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { addedField } from '../kernel/addedFields.ts'
import { day, kobo, openEnum } from '../kernel/commonSchemas.ts'

/** What happens to a payout next, or what the partner can do. */
export const PayoutStep = z.object({ code: openEnum(payoutNextSteps), text: z.string(), can_retry: z.boolean() })

/** The day and the amount of the next payout, and what has to be done before it can be sent; `wait` if nothing has. */
export const NextPayout = z.object({
  date: day,
  /** The amount: an estimate until it is final. */
  estimate_kobo: kobo,
  /** Whether the month is closed and the payslip issued: the amount does not change any more. */
  is_final: addedField(z.boolean()),
  next_step: addedField(PayoutStep),
})
