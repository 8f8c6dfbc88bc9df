import * as z from 'zod/mini'
import type { Day } from '../calendarDays.ts'
import { isBvn, isNin } from '../identityNumbers.ts'
import { identityDocumentTypes, identityNumberMinLength } from '../specificationLimits.ts'
import { birthDateError } from './birthDate.ts'
import { boundedText, calendarDate, personName, requiredMessage, type FieldErrors } from './fieldRules.ts'

/** The fields of the identity check (spec section 5). */
export const identityFields = {
  type: z.enum(identityDocumentTypes, requiredMessage),
  document_id: boundedText(1, 100, requiredMessage).check(z.regex(/^[A-Za-z0-9]*$/, 'Use only letters and digits')),
  fname: personName(requiredMessage, 100),
  lname: personName(requiredMessage, 100),
  dob: calendarDate(requiredMessage),
}

/** An identity document as it is sent. */
export const identitySchema = z.object(identityFields)
export type IdentityInput = z.output<typeof identitySchema>

/** Messages by field for a number that is too short (spec section 5) and a date of birth that cannot be. A field that is null is not judged. */
export function identityErrors(
  { type, document_id, dob }: { type: string | null; document_id: string | null; dob: Day | null },
  { today }: { today: Day },
): FieldErrors {
  const birthDate = dob === null ? undefined : birthDateError(dob, today, 'You must be at least 18')
  const missing = document_id === null ? 0 : identityNumberMinLength - document_id.length
  const kind = type ? type.toUpperCase() : 'NIN or BVN'
  return {
    ...(missing > 0 && { document_id: `A ${kind} has ${identityNumberMinLength} digits. ${missing} more.` }),
    ...(birthDate !== undefined && { dob: birthDate }),
  }
}

/** Messages by field for a number that the kind of document cannot have. Only servers refuse it: the form takes 11 letters and digits or more (spec section 5). */
export const identityNumberErrors = ({ type, document_id }: Pick<IdentityInput, 'type' | 'document_id'>): FieldErrors =>
  (type === 'nin' ? isNin : isBvn)(document_id) ? {} : { document_id: `${type.toUpperCase()} must be 11 digits` }

/** Warns in the form of a number that is long enough and that servers refuse all the same; undefined without a type. */
export function identityNumberWarning({ type, document_id }: { type: string; document_id: string }): string | undefined {
  const known = identityDocumentTypes.find((each) => each === type)
  if (known === undefined || document_id.length < identityNumberMinLength) return undefined
  return identityNumberErrors({ type: known, document_id })['document_id']
}
