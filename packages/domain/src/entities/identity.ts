import * as z from 'zod/mini'
import type { Day } from '../calendarDays.ts'
import { isBvn, isNin } from '../identityNumbers.ts'
import { identityDocumentTypes, identityNumberMinLength } from '../limits.ts'
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

/** Messages by field for what does not agree with the kind of document or with the day. */
export function identityErrors(
  { type, document_id, dob }: { type: string; document_id: string; dob: Day },
  { today }: { today: Day },
): FieldErrors {
  const errors: FieldErrors = {}
  if (!(type === 'nin' ? isNin : isBvn)(document_id)) errors['document_id'] = `${type.toUpperCase()} must be 11 digits`
  const birthDate = birthDateError(dob, today, 'You must be at least 18')
  if (birthDate !== undefined) errors['dob'] = birthDate
  return errors
}
