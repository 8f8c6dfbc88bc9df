import { getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A phone number as stored. */
export interface Phone {
  /** E.164, `+2348030000001`. */
  e164: string
  /** ISO 3166-1 alpha-2, `NG`. */
  country: string
}

/** The country of a number whose country is given by calling code, `+234` or `234`. */
function countryByCallingCode(text: string, callingCode: string): string | undefined {
  const shared = getCountries().filter((code) => getCountryCallingCode(code) === callingCode)
  if (shared.length < 2) return shared[0]
  return parsePhoneNumberFromString(text.trim(), { defaultCallingCode: callingCode, extract: false })?.country
}

/**
 * Parses a number in national or international format; undefined when it is not valid in the country (spec section 5). The country
 * is an ISO code or a calling code: `NG`, `+234`.
 */
export function parsePhone(text: string, country: string): Phone | undefined {
  const calling = /^\+?(\d{1,3})$/.exec(country)?.[1]
  const code = (calling === undefined ? country : (countryByCallingCode(text, calling) ?? '')).toUpperCase()
  if (!isSupportedCountry(code)) return undefined
  const parsed = parsePhoneNumberFromString(text.trim(), { defaultCountry: code, extract: false })
  if (!parsed?.isValid() || parsed.ext !== undefined) return undefined
  // A number that is valid in several territories of one calling code belongs to the chosen country.
  if (parsed.country !== undefined && parsed.country !== code && !parsed.getPossibleCountries().includes(code)) return undefined
  // The minimal metadata only knows the lengths of a whole country. Nigerian mobile numbers have exactly ten digits.
  if (/^\+234[789]/.test(parsed.number) && parsed.number.length !== 14) return undefined
  return { e164: parsed.number, country: code }
}

/** Whether a number is valid in a country. */
export const isPhone = (text: string, country: string): boolean => parsePhone(text, country) !== undefined

/** A number in E.164 as people of the home country write it: in national format if it is one of theirs, otherwise in international format. */
export function formatPhone(e164: string, homeCountry = 'NG'): string {
  const parsed = parsePhoneNumberFromString(e164)
  if (!parsed) return e164
  return parsed.country === homeCountry ? parsed.formatNational() : parsed.formatInternational()
}

/** Every country with its calling code (without `+`), sorted by country code. */
export const listCallingCodes = (): { code: string; phone_code: string }[] =>
  getCountries()
    .map((code): { code: string; phone_code: string } => ({ code, phone_code: getCountryCallingCode(code) }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
