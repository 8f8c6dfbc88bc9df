import { findCallingCode, getCallingCode } from '../private/phone/callingCodes.ts'
import { formatInternational, formatNational } from '../private/phone/phoneGrouping.ts'

const e164 = /^\+(\d{4,15})$/

/** Formats an E.164 number: national format for the home country, international format for others. Undefined if it is not E.164. */
export function formatPhone(value: string, homeCountry: string): string | undefined {
  const digits = e164.exec(value)?.[1]
  if (digits === undefined) return undefined
  const dial = findCallingCode(digits)
  // Calling codes without a country have three digits: +800, +882.
  const code = dial === '' ? digits.slice(0, 3) : dial
  const national = digits.slice(code.length)
  const inside = dial !== '' && dial === getCallingCode(homeCountry) ? formatNational(national, dial) : undefined
  return inside ?? formatInternational(national, code)
}
