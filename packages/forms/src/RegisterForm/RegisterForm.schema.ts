import * as z from 'zod/mini'
import { phone } from '../phoneValue.ts'
import { email, name, newPassword } from '../rules.ts'

/** The rules of signing up (spec section 5). */
export const registerSchema = z.object({
  fname: name('Please enter your first name'),
  lname: name('Please enter your last name'),
  email: email('Please enter your email address'),
  phone: phone('Please provide a valid phone number'),
  password: newPassword('Please enter a password'),
})
export type RegisterValues = z.infer<typeof registerSchema>
