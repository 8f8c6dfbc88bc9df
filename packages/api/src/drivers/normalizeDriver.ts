import { parseLicence } from '@vehicle-partner/domain'
import { parsePhone } from '@vehicle-partner/domain/phone'
import { RequestError } from '../kernel/errors.ts'

/** Normalizes phone and licence number for storage. */
export function normalizeDriver({ phone, country_code, licence_number }: { phone: string; country_code: string; licence_number: string }) {
  return {
    phone: parsePhone(phone, country_code)?.e164 ?? phone,
    country_code: country_code.toUpperCase(),
    licence_number: parseLicence(licence_number)?.number ?? licence_number,
  }
}

/** The error for a phone number of another driver. Does not name other organisations. */
export function phoneTakenError(own: boolean): RequestError {
  const message = own ? 'A driver with this phone number already exists' : 'This driver already works with another partner'
  return new RequestError('ItemAlreadyExist', message, { errors: { phone: message } })
}
