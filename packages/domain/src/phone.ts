import { getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as it is kept. */
export interface Phone {
  /** E.164, `+2348030000001`. */
  e164: string
  /** ISO 3166-1 alpha-2, `NG`. */
  country: string
}

/** The country of a number whose country is given by its calling code, `+234` or `234`. */
function countryOf(text: string, callingCode: string): string | undefined {
  const shared = getCountries().filter((code) => getCountryCallingCode(code) === callingCode)
  if (shared.length < 2) return shared[0]
  return parsePhoneNumberFromString(text.trim(), { defaultCallingCode: callingCode, extract: false })?.country
}

/**
 * A number as people write it, at home or with `+`, read for a country; undefined when it is not valid there (spec section 5). The country
 * is said by its code or by its calling code: `NG`, `+234`.
 */
export function parsePhone(text: string, country: string): Phone | undefined {
  const calling = /^\+?(\d{1,3})$/.exec(country)?.[1]
  const code = (calling === undefined ? country : (countryOf(text, calling) ?? '')).toUpperCase()
  if (!isSupportedCountry(code)) return undefined
  const parsed = parsePhoneNumberFromString(text.trim(), { defaultCountry: code, extract: false })
  if (!parsed?.isValid() || parsed.ext !== undefined) return undefined
  // Territories that share a calling code, and numbers that fit several of them, count as the country that was chosen.
  if (parsed.country !== undefined && parsed.country !== code && !parsed.getPossibleCountries().includes(code)) return undefined
  // The small metadata knows only the lengths of a whole country: Nigerian mobile numbers have ten digits, no more.
  if (/^\+234[789]/.test(parsed.number) && parsed.number.length !== 14) return undefined
  return { e164: parsed.number, country: code }
}

/** Every country that has phone numbers, with its calling code without `+`, in the order of their codes. */
export const callingCodes = (): { code: string; phone_code: string }[] =>
  getCountries()
    .map((code): { code: string; phone_code: string } => ({ code, phone_code: getCountryCallingCode(code) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
