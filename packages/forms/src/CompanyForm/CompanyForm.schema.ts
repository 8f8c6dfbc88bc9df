import { formatFormDate } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { phone } from '../phoneValue.ts'

const required = (message = 'This field is required') => z.string().check(z.trim(), z.minLength(1, message))

/** The rules of the company form (spec section 5), on a day (`yyyy-mm-dd`): nobody started in the future. */
export const companySchema = (today: string) =>
  z.object({
    company_name: required('Please provide your company name'),
    business_type: required(),
    rc_number: required(),
    company_address: required(),
    company_email: z.string().check(z.trim(), z.email('Please provide a valid email')),
    // What is missing and what is wrong are two things: of an empty number only the first is said.
    company_phone: z
      .object({ number: z.string(), country: z.string() })
      .check(z.refine(({ number }) => number.trim() !== '', { error: 'This field is required', abort: true }))
      .check(z.refine(async (value) => (await phone('').safeParseAsync(value)).success, 'Please provide a valid phone number')),
    experience_start_date: required().check(z.refine((day) => day <= today, `Must be ${formatFormDate(today)} or earlier`)),
  })

export type CompanyValues = z.infer<ReturnType<typeof companySchema>>
