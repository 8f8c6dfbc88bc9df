import { listCountriesOf, findCallingCode, getCallingCode } from '../private/phone/callingCodes.ts'
import { longest, nothing } from './longest.ts'
import type { PhoneReading } from './phoneRules.ts'

const shortest = 4

// What people dial before a number inside a country and leave out after the code. Elsewhere it is a nought, or nothing.
const trunks: Record<string, RegExp> = { '7': /^8(?=\d{10})/, '36': /^06/, '375': /^80/, '993': /^8(?=\d{8})/ }
// Their noughts belong to the number.
const keepsNought = new Set(['39', '225', '229', '242', '378'])

const withoutTrunk = (typed: string, dial: string): string => (keepsNought.has(dial) ? typed : typed.replace(trunks[dial] ?? /^0/, ''))

function split(typed: string, country: string): { dial: string; country: string; national: string } {
  if (typed.startsWith('+')) {
    const dial = findCallingCode(typed.slice(1))
    const family = listCountriesOf(dial)
    // Until its code is whole, a number says nothing about its country.
    const isOpen = dial === '' && typed.length < 4
    const of = isOpen || family.includes(country) ? country : (family[0] ?? '')
    return { dial, country: of, national: typed.slice(1 + dial.length) }
  }
  const dial = getCallingCode(country)
  // The code without its plus: longer than a nought and a number would be.
  const isWhole = dial.length > 1 && typed.startsWith(dial) && typed.length >= dial.length + 9
  return { dial, country, national: isWhole ? typed.slice(dial.length) : typed }
}

/** What can be said of a number by its calling code alone: of one that is not whole yet. */
export function roughly(typed: string, country: string): PhoneReading {
  const number = split(typed, country)
  const national = withoutTrunk(number.national, number.dial)
  if (national === '') return nothing(number.country)
  const size = number.dial.length + national.length
  const reason = size > longest ? 'tooLong' : national.length < shortest ? 'tooShort' : null
  return {
    value: `+${number.dial}${national}`,
    country: number.country,
    national,
    valid: reason === null,
    possible: reason === null,
    reason,
    checked: false,
  }
}
