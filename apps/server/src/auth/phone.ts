import { RequestError } from '@vehicle-partner/api/contract'
import { parsePhone, type Phone } from '@vehicle-partner/domain/phone'

/** A phone number that came with a call. Throws RequestError `ValidationError` on the field `phone` with these words when it is not valid for its country. */
export function parsePhoneInput({ phone, country_code }: { phone: string; country_code: string }, message: string): Phone {
  const parsed = parsePhone(phone, country_code)
  if (!parsed) throw new RequestError('ValidationError', undefined, { errors: { phone: message } })
  return parsed
}
