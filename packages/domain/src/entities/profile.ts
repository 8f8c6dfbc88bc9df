import * as z from 'zod/mini'
import { countryCode, emailAddress, invalidPhoneMessage, plainName, type FieldErrors, type IsPhone } from './fieldRules.ts'

/** The fields of a person with an account, at registration and in the profile (spec section 5). */
export const profileFields = {
  fname: plainName('Please enter your first name'),
  lname: plainName('Please enter your last name'),
  email: emailAddress('Invalid email', 'Please enter your email address'),
  /** As people type it; checked against `country_code`. */
  phone: z.string(invalidPhoneMessage).check(z.trim(), z.minLength(1, invalidPhoneMessage)),
  country_code: countryCode(),
  /** Path of an uploaded picture; null is none. */
  avatar: z.nullable(z.string('Upload the picture first').check(z.regex(/^\/files\/[\w-]+(\?.*)?$/, 'Upload the picture first'))),
}

/** A profile as it is sent. */
export const profileSchema = z.object(profileFields)
export type ProfileInput = z.output<typeof profileSchema>

/** Messages by field for a phone number that is not valid in its country. */
export function profileErrors(
  { phone, country_code }: { phone: string | null; country_code: string | null },
  { isPhone }: { isPhone: IsPhone },
): FieldErrors {
  return phone && country_code && !isPhone(phone, country_code) ? { phone: invalidPhoneMessage } : {}
}
