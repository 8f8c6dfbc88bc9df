import * as z from 'zod/mini'
import { phone } from '../phoneValue.ts'
import { email, name } from '../rules.ts'

/** The rules of one's own profile: those of signing up (spec section 5). */
export const profileSchema = z.object({
  fname: name('Please enter your first name'),
  lname: name('Please enter your last name'),
  email: email('Please enter your email address'),
  phone: phone('Please provide a valid phone number'),
  /** Location of a picture that was uploaded; null is none. */
  avatar: z.nullable(z.string()),
})
export type ProfileValues = z.infer<typeof profileSchema>
