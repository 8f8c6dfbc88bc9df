import * as z from 'zod/mini'
import type { Day } from '../calendarDays.ts'
import { isBvn, isNin } from '../identityNumbers.ts'
import { identityDocumentTypes, identityNumberMinLength } from '../specificationLimits.ts'
import { birthDateError } from './birthDate.ts'
import { boundedText, calendarDate, personName, requiredMessage, type FieldErrors } from './fieldRules.ts'

/** The fields of the identity check (spec section 5). */
export const identityFields = {
  type: z.enum(identityDocumentTypes, requiredMessage),
  document_id: boundedText(1, 100, requiredMessage).check(
    z.regex(/^[A-Za-z0-9]*$/, 'Use only letters and digits'),
    z.minLength(identityNumberMinLength, `Enter at least ${identityNumberMinLength} characters`),
  ),
  fname: personName(requiredMessage, 100),
  lname: personName(requiredMessage, 100),
  dob: calendarDate(requiredMessage),
}

/** An identity document as it is sent. */
export const identitySchema = z.object(identityFields)
export type IdentityInput = z.output<typeof identitySchema>

/** Messages by field for a date of birth that cannot be. */
export function identityErrors({ dob }: { dob: Day | null }, { today }: { today: Day }): FieldErrors {
  const birthDate = dob === null ? undefined : birthDateError(dob, today, 'You must be at least 18')
  return birthDate === undefined ? {} : { dob: birthDate }
}

/** Messages by field for a number that the kind of document cannot have. Only servers apply it: the form takes any 11 letters and digits (spec section 5). */
export const identityNumberErrors = ({ type, document_id }: Pick<IdentityInput, 'type' | 'document_id'>): FieldErrors =>
  (type === 'nin' ? isNin : isBvn)(document_id) ? {} : { document_id: `${type.toUpperCase()} must be 11 digits` }
