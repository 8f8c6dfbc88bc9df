import * as z from 'zod/mini'
import { businessTypes } from '../businessTypes.ts'
import type { Day } from '../calendarDays.ts'
import { formatFormDate } from '../dateFormats.ts'
import { cacExample, parseCac } from '../identityNumbers.ts'
import {
  boundedText,
  calendarDate,
  countryCode,
  emailAddress,
  invalidPhoneMessage,
  requiredMessage,
  type FieldErrors,
  type IsPhone,
} from './fieldRules.ts'

const required = (message = requiredMessage) => boundedText(1, 200, message)

/** The fields of a company (spec sections 3 and 5). */
export const companyFields = {
  company_name: required('Please provide your company name'),
  business_type: z.enum(businessTypes, requiredMessage),
  rc_number: required(),
  company_address: required(),
  company_email: emailAddress('Please provide a valid email'),
  company_phone: required(),
  /** Of the phone. */
  country: countryCode(),
  experience_start_date: calendarDate(requiredMessage),
}

/** A company as it is sent. */
export const companySchema = z.object(companyFields)
export type CompanyInput = z.output<typeof companySchema>

/** Messages by field for what does not agree; a field that is absent, or invalid by itself, is not judged. */
export function companyErrors(
  company: { [Field in keyof CompanyInput]?: string | null | undefined },
  { today, isPhone }: { today: Day; isPhone: IsPhone },
): FieldErrors {
  const { rc_number, business_type, company_phone, country, experience_start_date } = company
  const errors: FieldErrors = {}
  if (rc_number && !parseCac(rc_number, business_type ?? undefined))
    errors['rc_number'] = `This does not look like ${cacExample(business_type ?? '')}`
  if (company_phone && !isPhone(company_phone, country ?? 'NG')) errors['company_phone'] = invalidPhoneMessage
  if (experience_start_date && experience_start_date > today)
    errors['experience_start_date'] = `Must be ${formatFormDate(today)} or earlier`
  return errors
}
