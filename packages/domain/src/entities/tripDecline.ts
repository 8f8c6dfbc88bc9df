import * as z from 'zod/mini'
import { declineReasons } from '../trips.ts'
import { cleanText, tooLongMessage } from './fieldRules.ts'

/** Characters of the text of a decline, at most. */
export const maxDeclineText = 500

/** Why a partner gives a trip back. */
export const tripDeclineSchema = z.object({
  reason_code: z.enum(declineReasons, 'Please select a reason'),
  text: z.optional(z.string().check(cleanText(), z.maxLength(maxDeclineText, tooLongMessage(maxDeclineText)))),
})
export type TripDeclineInput = z.output<typeof tripDeclineSchema>
