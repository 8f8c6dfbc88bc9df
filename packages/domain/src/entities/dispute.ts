import * as z from 'zod/mini'
import { disputeReasons, disputeTextLength } from '../disputes.ts'

const { least, most } = disputeTextLength

/** A query about an earning line. */
export const disputeSchema = z.object({
  reason: z.enum(disputeReasons, 'Please select what is wrong'),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(least, `Please write at least ${least} characters`),
      z.maxLength(most, `Please write at most ${most} characters`),
    ),
})
export type DisputeInput = z.output<typeof disputeSchema>
