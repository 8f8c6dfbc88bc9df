import type { Day } from '@vehicle-partner/domain'
import { identityErrors, identitySchema as entitySchema, type IdentityInput } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { formCodec, withFieldErrors } from '../formCodec.ts'

const text = z.string()
const identityFields = z.object({ type: text, document_id: text, fname: text, lname: text, dob: text })
export type IdentityFields = z.output<typeof identityFields>
export type IdentityValues = IdentityInput

/** The rules of the identity step (spec section 5). */
export const identitySchema = (today: Day) =>
  formCodec(
    identityFields,
    withFieldErrors<IdentityInput>(entitySchema, (identity) => identityErrors(identity, { today })),
    { decode: (fields) => fields, encode: (identity) => identity },
  )
