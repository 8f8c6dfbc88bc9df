import { daysBetween, parseLicence, type Day } from '@vehicle-partner/domain'
import { parsePhone } from '@vehicle-partner/domain/phone'
import { RequestError, type FieldErrors } from '../kernel/errors.ts'

/** Fields of a driver that must agree. */
interface Facts {
  country_code: string
  dob: Day | null
  licence_issue_date: Day | null
  licence_expiry_date: Day | null
  /** As it was typed; absent when it was not sent. */
  typedPhone?: string | undefined
}

/** The age from which somebody may drive as a business. */
export const driverAge = 18

const yearsBefore = (day: Day, years: number): Day => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** Messages by field for what does not agree. */
export function driverErrors(
  { country_code, dob, licence_issue_date, licence_expiry_date, typedPhone }: Facts,
  now: { today: Day; inCity: boolean },
): FieldErrors {
  const errors: FieldErrors = {}
  if (typedPhone !== undefined && !parsePhone(typedPhone, country_code)) errors['phone'] = 'Please provide a valid phone number'
  if (dob !== null && (dob > yearsBefore(now.today, driverAge) || dob < yearsBefore(now.today, 100)))
    errors['dob'] = `Driver must be at least ${driverAge}`
  if (licence_issue_date !== null && licence_issue_date > now.today) errors['licence_issue_date'] = 'The issue date cannot be in the future'
  if (licence_issue_date !== null && licence_expiry_date !== null && daysBetween(licence_issue_date, licence_expiry_date) <= 0)
    errors['licence_expiry_date'] = 'Expiry must be after the issue date'
  if (!now.inCity) errors['city_id'] = 'Please select one of your cities'
  return errors
}

/** Phone and licence number as they are kept. */
export function kept({ phone, country_code, licence_number }: { phone: string; country_code: string; licence_number: string }) {
  return {
    phone: parsePhone(phone, country_code)?.e164 ?? phone,
    country_code: country_code.toUpperCase(),
    licence_number: parseLicence(licence_number)?.number ?? licence_number,
  }
}

/** That a phone number is another driver's: of one's own organisation, or of one that stays unnamed. */
export function takenPhone(own: boolean): RequestError {
  const message = own ? 'A driver with this phone number already exists' : 'This driver already works with another partner'
  return new RequestError('ItemAlreadyExist', message, { errors: { phone: message } })
}
