import { isName, passwordMinimum } from '@vehicle-partner/domain'
import * as z from 'zod/mini'

/** Characters of the longest e-mail address that mail servers pass on (RFC 5321). */
export const longestEmail = 254

/** An e-mail address, with the message of spec section 5. */
export const email = z.string('Invalid email').check(z.trim(), z.email('Invalid email'), z.maxLength(longestEmail, 'Invalid email'))

/** The country of a phone: ISO 3166-1 alpha-2, or its calling code, `+234`; `wrong` is what is said of anything else. */
export const countryCode = (wrong = 'Please provide a valid phone number') =>
  z.string(wrong).check(z.trim(), z.regex(/^(?:[a-z]{2}|\+?\d{1,3})$/i, wrong), z.toUpperCase())

/** What is said of a password that is too short (spec section 5). */
export const newPassword = `Password must have at least ${passwordMinimum} characters.`

/** A first or last name; `missing` is what is said of an empty one (spec section 5). */
export const nameOf = (missing: string) =>
  z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(60, 'Please keep it under 61 characters'),
    z.refine((text) => text === '' || isName(text), 'Special characters and numbers are not allowed'),
  )
