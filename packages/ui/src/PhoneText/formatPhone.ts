import { findCallingCode, getCallingCode } from '../private/phone/callingCodes.ts'
import { formatInternational, formatNational } from '../private/phone/phoneGrouping.ts'

const e164 = /^\+(\d{4,15})$/

/** Formats an E.164 number: national format for the home country, international format for others. Undefined if it is not E.164. */
export function formatPhone(value: string, homeCountry: string): string | undefined {
  const digits = e164.exec(value)?.[1]
  if (digits === undefined) return undefined
  const callingCode = findCallingCode(digits)
  // Calling codes without a country have three digits: +800, +882.
  const code = callingCode === '' ? digits.slice(0, 3) : callingCode
  const national = digits.slice(code.length)
  const nationalFormat =
    callingCode !== '' && callingCode === getCallingCode(homeCountry) ? formatNational(national, callingCode) : undefined
  return nationalFormat ?? formatInternational(national, code)
}
