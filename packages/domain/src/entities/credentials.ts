import * as z from 'zod/mini'
import { otpLength, passwordMinimum } from '../specificationLimits.ts'

/** The message for a password that is too short (spec section 5). */
export const shortPasswordMessage = `Password must have at least ${passwordMinimum} characters.`

/** A password that is to be stored, trimmed; `missing` is for an empty one. */
export const newPassword = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.minLength(passwordMinimum, shortPasswordMessage))

/** A password as it was typed, to be compared with the stored one. */
export const currentPassword = z.string('Invalid password').check(z.minLength(1, 'Invalid password'))

/** Refuses the password that the person has as their new one. */
export const newPasswordDiffers = z.refine<{ password: string; new_password: string }>(
  ({ password, new_password }) => password !== new_password,
  {
    error: 'Choose another password than your current one',
    path: ['new_password'],
  },
)

/** A one-time code. */
export const otpCode = z
  .string('Please enter a valid OTP')
  .check(z.trim(), z.regex(new RegExp(`^\\d{${otpLength}}$`), 'Please enter a valid OTP'))
