import * as z from 'zod/mini'
import { adultYears } from '../ages.ts'
import type { Day } from '../calendarDays.ts'
import { genders } from '../genders.ts'
import { isNin } from '../identityNumbers.ts'
import { licenceClasses, parseLicence } from '../licences.ts'
import { birthDateError } from './birthDate.ts'
import {
  boundedText,
  calendarDate,
  chosenId,
  emailAddress,
  fileLocation,
  invalidPhoneMessage,
  isUnchanged,
  personName,
  requiredText,
  type FieldErrors,
  type IsPhone,
} from './fieldRules.ts'

const contact = {
  name: requiredText(2, 80, 'Please enter the name'),
  phone: boundedText(5, 30, 'Please enter the phone number'),
  relationship: requiredText(2, 40, 'Please enter the relationship'),
}
const address = boundedText(5, 200, 'Please provide a valid address')
const years = 'Between 0 and 60 years'

/** The fields of a driver. */
export const driverFields = {
  fname: personName('Please enter the first name'),
  lname: personName('Please enter the last name'),
  other_names: z.nullable(personName('Please enter the other names')),
  /** As people type it; checked against `country_code`. */
  phone: boundedText(5, 30, invalidPhoneMessage),
  country_code: z.string('Please select the country').check(z.length(2, 'Please select the country')),
  email: z.nullable(emailAddress('Please provide a valid email')),
  dob: calendarDate('Please enter the date of birth'),
  gender: z.nullable(z.enum(genders, 'Please select one')),
  address: z.nullable(address),
  state: z.nullable(boundedText(2, 40, 'Please select the state')),
  city_id: chosenId('Please select the city'),
  nin: z.nullable(z.string('NIN must be 11 digits').check(z.trim(), z.refine(isNin, 'NIN must be 11 digits'))),
  licence_number: z.string('Please enter the licence number').check(
    z.trim(),
    z.minLength(1, 'Please enter the licence number'),
    z.refine((text) => parseLicence(text) !== undefined, 'Please enter 5 to 20 letters and digits'),
  ),
  licence_class: z.enum(licenceClasses, 'Please select the class of the licence'),
  licence_issue_date: z.nullable(calendarDate('Please enter the date of issue')),
  licence_expiry_date: calendarDate('Please enter the expiry date'),
  lasdri_number: z.nullable(requiredText(3, 40, 'Please enter the LASDRI number')),
  lasdri_expiry_date: z.nullable(calendarDate('Please enter the expiry date')),
  years_experience: z.nullable(z.int('Please enter whole years').check(z.minimum(0, years), z.maximum(60, years))),
  languages: z
    .array(requiredText(2, 40, 'Please enter a language'), 'Please enter a language')
    .check(z.maxLength(10, 'At most 10 languages')),
  emergency_contact: z.nullable(z.object(contact)),
  guarantor: z.nullable(z.object({ ...contact, address: z.optional(address) })),
  /** Location of an uploaded picture. */
  avatar: z.nullable(fileLocation('Upload the picture first')),
}

/** A driver as it is sent. */
export const driverSchema = z.object(driverFields)
export type DriverInput = z.output<typeof driverSchema>

/** The fields of a driver that must agree with each other, with the day or with the numbering plans; null where a field is invalid by itself. */
export interface DriverFacts {
  phone: string | null
  country_code: string | null
  dob: Day | null
  licence_issue_date: Day | null
  licence_expiry_date: Day | null
  lasdri_number: string | null
  lasdri_expiry_date: Day | null
}

export interface DriverContext {
  today: Day
  isPhone: IsPhone
  /** The driver before the change: a rule whose fields are as they were is not applied again, so that an expired licence blocks no other change. */
  before?: DriverFacts | undefined
}

/** Messages by field for what does not agree. */
export function driverErrors(driver: DriverFacts, { today, isPhone, before }: DriverContext): FieldErrors {
  const { phone, country_code, dob, licence_issue_date, licence_expiry_date, lasdri_number, lasdri_expiry_date } = driver
  const isSame = (...fields: (keyof DriverFacts)[]) => isUnchanged(driver, before, fields)
  const errors: FieldErrors = {}
  if (phone !== null && country_code !== null && !isSame('phone', 'country_code') && !isPhone(phone, country_code))
    errors['phone'] = invalidPhoneMessage
  const birthDate = dob === null || isSame('dob') ? undefined : birthDateError(dob, today, `Driver must be at least ${adultYears}`)
  if (birthDate !== undefined) errors['dob'] = birthDate
  if (!isSame('licence_issue_date') && licence_issue_date !== null && licence_issue_date > today)
    errors['licence_issue_date'] = 'The issue date cannot be in the future'
  if (licence_expiry_date !== null) {
    if (!isSame('licence_expiry_date') && licence_expiry_date < today) errors['licence_expiry_date'] = 'This document has already expired'
    else if (
      !isSame('licence_issue_date', 'licence_expiry_date') &&
      licence_issue_date !== null &&
      licence_expiry_date <= licence_issue_date
    )
      errors['licence_expiry_date'] = 'Expiry must be after the issue date'
  }
  if (!isSame('lasdri_number', 'lasdri_expiry_date') && lasdri_number !== null && lasdri_expiry_date === null)
    errors['lasdri_expiry_date'] = 'Please enter the expiry date'
  return errors
}
