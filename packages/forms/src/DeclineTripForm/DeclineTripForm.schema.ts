import { tripDeclineSchema, type TripDeclineInput } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec } from '../formCodec.ts'

/** The fields of the form; no reason is chosen at first. */
const declineTripFields = z.object({ reason_code: z.string(), text: z.string() })
export type DeclineTripFields = z.output<typeof declineTripFields>
export type DeclineTripValues = TripDeclineInput

/** The rules of a decline; an empty text is not sent. */
export const declineTripSchema = formCodec<DeclineTripFields, TripDeclineInput>(declineTripFields, tripDeclineSchema, {
  decode: ({ text, ...rest }) => ({ ...rest, ...(text.trim() === '' ? {} : { text }) }),
  encode: ({ text = '', ...rest }) => ({ ...rest, text }),
})
