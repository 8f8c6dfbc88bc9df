import { RequestError } from '@vehicle-partner/api/server'
import { parsePhone, type Phone } from '@vehicle-partner/domain/phone'

/** Parses a phone number of a request. Throws RequestError `ValidationError` with this message on `phone` if it is not valid in its country. */
export function parsePhoneInput({ phone, country_code }: { phone: string; country_code: string }, message: string): Phone {
  const parsed = parsePhone(phone, country_code)
  if (!parsed) throw new RequestError('ValidationError', undefined, { errors: { phone: message } })
  return parsed
}
