import { parseLicence } from '@vehicle-partner/domain'
import { parsePhone } from '@vehicle-partner/domain/phone'
import { RequestError } from '../kernel/errors.ts'

/** Phone and licence number as they are kept. */
export function normalizeDriver({ phone, country_code, licence_number }: { phone: string; country_code: string; licence_number: string }) {
  return {
    phone: parsePhone(phone, country_code)?.e164 ?? phone,
    country_code: country_code.toUpperCase(),
    licence_number: parseLicence(licence_number)?.number ?? licence_number,
  }
}

/** That a phone number is another driver's: of one's own organisation, or of one that stays unnamed. */
export function phoneTakenError(own: boolean): RequestError {
  const message = own ? 'A driver with this phone number already exists' : 'This driver already works with another partner'
  return new RequestError('ItemAlreadyExist', message, { errors: { phone: message } })
}
