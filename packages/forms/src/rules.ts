import { isLongEnough, isName, passwordMinimum } from '@vehicle-partner/domain'
import * as z from 'zod/mini'

/** Rules that several forms share (spec section 5). */

/** Any well-formed e-mail address; `missing` is what is said of an empty one. */
export const email = (missing = 'Invalid email') =>
  z.string().check(
    z.trim(),
    z.refine((text) => text !== '', missing),
    z.email('Invalid email'),
  )

/** A first or last name: letters, parts joined by one space or one hyphen. */
export const name = (missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((text) => text === '' || isName(text), 'Special characters and numbers are not allowed'),
  )

/** What is said of a password that is too short. */
export const tooShort = `Password must have at least ${passwordMinimum} characters.`

/** A password that is to be kept: blanks around it do not count. */
export const newPassword = (missing: string) =>
  z.string().check(
    z.trim(),
    z.refine((text) => text !== '', missing),
    z.refine((text) => isLongEnough(text), tooShort),
  )
