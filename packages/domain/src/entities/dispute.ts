import * as z from 'zod/mini'
import { disputeReasons, disputeTextLength, maxDisputeFiles } from '../disputes.ts'
import { cleanText, fileLocation } from './fieldRules.ts'

const { least, most } = disputeTextLength

/** A query about an earning line. */
export const disputeSchema = z.object({
  reason: z.enum(disputeReasons, 'Please select what is wrong'),
  text: z
    .string()
    .check(
      cleanText(),
      z.minLength(least, `Please write at least ${least} characters`),
      z.maxLength(most, `Please write at most ${most} characters`),
    ),
  /** Locations of uploads. */
  files: z._default(
    z.array(fileLocation('Please upload the file again')).check(z.maxLength(maxDisputeFiles, `At most ${maxDisputeFiles} files`)),
    [],
  ),
})
export type DisputeInput = z.output<typeof disputeSchema>
