import { otpLength } from '@vehicle-partner/domain'
import * as z from 'zod/mini'

/** What a one-time code is typed as. */
export const OtpCode = z
  .string('Please enter a valid OTP')
  .check(z.trim(), z.regex(new RegExp(`^\\d{${otpLength}}$`), 'Please enter a valid OTP'))
