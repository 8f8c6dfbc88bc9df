import { listCountriesOf, findCallingCode, getCallingCode } from '../private/phone/callingCodes.ts'
import { createEmptyPhone, maxDigits } from './emptyPhone.ts'
import type { ParsedPhone } from './phoneRules.ts'

const minDigits = 4

// Trunk prefixes: dialled inside a country, left out after the calling code. Other countries use 0 or none.
const trunkPrefixes: Record<string, RegExp> = { '7': /^8(?=\d{10})/, '36': /^06/, '375': /^80/, '993': /^8(?=\d{8})/ }
// Calling codes after which a leading 0 is part of the number.
const codesWithLeadingZero = new Set(['39', '225', '229', '242', '378'])

const removeTrunkPrefix = (typed: string, dial: string): string =>
  codesWithLeadingZero.has(dial) ? typed : typed.replace(trunkPrefixes[dial] ?? /^0/, '')

function splitCallingCode(typed: string, country: string): { dial: string; country: string; national: string } {
  if (typed.startsWith('+')) {
    const dial = findCallingCode(typed.slice(1))
    const countries = listCountriesOf(dial)
    // An incomplete calling code does not change the country.
    const isIncomplete = dial === '' && typed.length < 4
    const numberCountry = isIncomplete || countries.includes(country) ? country : (countries[0] ?? '')
    return { dial, country: numberCountry, national: typed.slice(1 + dial.length) }
  }
  const dial = getCallingCode(country)
  // A calling code without its plus: longer than a number with a trunk prefix.
  const hasCode = dial.length > 1 && typed.startsWith(dial) && typed.length >= dial.length + 9
  return { dial, country, national: hasCode ? typed.slice(dial.length) : typed }
}

/** Parses a number by its calling code alone, for numbers that are still incomplete. */
export function parseByCallingCode(typed: string, country: string): ParsedPhone {
  const number = splitCallingCode(typed, country)
  const national = removeTrunkPrefix(number.national, number.dial)
  if (national === '') return createEmptyPhone(number.country)
  const size = number.dial.length + national.length
  const reason = size > maxDigits ? 'tooLong' : national.length < minDigits ? 'tooShort' : null
  return {
    value: `+${number.dial}${national}`,
    country: number.country,
    national,
    valid: reason === null,
    possible: reason === null,
    reason,
    verified: false,
  }
}
