import { parsePhoneNumberFromString, type CountryCode, type NumberType } from 'libphonenumber-js/max'

/** Countries whose numbers get text messages: where partners live. Messages to others cost too much, and no one would notice who sends them. */
export const messageCountries: readonly CountryCode[] = [
  ...(['NG', 'BJ', 'CI', 'CM', 'GH', 'KE', 'NE', 'SN', 'TG', 'ZA'] as const),
  ...(['AE', 'CA', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'NL', 'US'] as const),
]

/** Numbers that charge more than a message, or that no text message reaches. */
const refusedTypes: readonly NumberType[] = [
  'FIXED_LINE',
  'PAGER',
  'PERSONAL_NUMBER',
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL',
]

/**
 * Whether a number in E.164 may get a text message: not satellite and other numbers without a country, premium and shared-cost numbers,
 * landlines, and countries that are not served. For the server: it loads the types of all numbers, which are large.
 */
export function canReceiveMessages(e164: string): boolean {
  const parsed = parsePhoneNumberFromString(e164)
  if (parsed?.country === undefined || !messageCountries.includes(parsed.country)) return false
  const type = parsed.getType()
  return type === undefined || !refusedTypes.includes(type)
}
