import * as z from 'zod/mini'
import { passwordMinimum } from '../password.ts'
import { countryCode, emailAddress, invalidPhoneMessage, plainName } from './fieldRules.ts'

/** The message for a password that is too short (spec section 5). */
export const shortPasswordMessage = `Password must have at least ${passwordMinimum} characters.`

/** A password that is to be stored, trimmed; `missing` is for an empty one. */
export const newPassword = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.minLength(passwordMinimum, shortPasswordMessage))

/** A password as it was typed, to be compared with the stored one. */
export const currentPassword = z.string('Invalid password').check(z.minLength(1, 'Invalid password'))

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
