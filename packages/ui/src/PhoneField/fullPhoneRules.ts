import {
  AsYouType,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { isComposing, isAutofill } from '../private/combobox/inputEventPredicates.ts'
import { findCallingCode, getCallingCode, listCountriesOf } from '../private/phone/callingCodes.ts'
import { createUndoHistory, getHistoryStep } from '../private/undoHistory.ts'
import { applyPhoneAction } from './applyPhoneAction.ts'
import { createEmptyPhone } from './emptyPhone.ts'
import { hideCallingCode } from './extractPhone.ts'
import { parseByCallingCode } from './parseByCallingCode.ts'
import { countDigitsBefore, getIndexAfterDigits } from './phoneCaret.ts'
import type { ParsedPhone, PhoneEditing, PhoneProblem, PhoneRules } from './phoneRules.ts'

function parseWithLibrary(typed: string, country: string): PhoneNumber | undefined {
  if (typed.startsWith('+') || !isSupportedCountry(country)) return parsePhoneNumberFromString(typed)
  return parsePhoneNumberFromString(typed, country)
}

interface SplitNumber {
  callingCode: string
  national: string
  /** The number was typed with its calling code. */
  isInternational: boolean
}

/**
 * Finds the country of a number among those that share its calling code: the library's answer for a complete number. An incomplete
 * one keeps the selected country unless its first digits rule that out.
 */
function findCountry({ callingCode, national, isInternational }: SplitNumber, selected: string): string {
  const countries = listCountriesOf(callingCode)
  const preferred = countries.includes(selected) ? selected : (countries[0] ?? '')
  if (countries.length < 2) return preferred
  // In +1 the area code alone determines the country: pad the rest.
  const padded = callingCode === '1' && national.length >= 3 ? national + '2345678'.slice(national.length - 3) : national
  const complete = parsePhoneNumberFromString(`+${callingCode}${padded}`)?.country
  if (complete !== undefined) return complete
  // The first digits of a national number mean something else in other countries, except in +1 and +7, which share their format.
  if (!(isInternational || callingCode === '1' || callingCode === '7')) return preferred
  const formatter = new AsYouType()
  formatter.input(`+${callingCode}${national}`)
  return formatter.getCountry() ?? preferred
}

const problemByLengthResult: Partial<Record<string, PhoneProblem>> = {
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
  INVALID_COUNTRY: 'unknownCode',
}

function findProblem(typed: string, country: string): PhoneProblem {
  const length = isSupportedCountry(country) ? validatePhoneNumberLength(typed, country) : validatePhoneNumberLength(typed)
  return problemByLengthResult[length ?? ''] ?? 'invalid'
}

function parse(typed: string, country: string): ParsedPhone {
  const basic = parseByCallingCode(typed, country)
  if (typed === '' || typed === '+') return createEmptyPhone(country)
  const number = parseWithLibrary(typed, country)
  const callingCode = number?.countryCallingCode ?? getCallingCode(basic.country)
  const possible = number?.isPossible() ?? false
  const national = (possible && number?.nationalNumber) || basic.national
  const isInternational = typed.startsWith('+')
  const hasNoCountry = isInternational && findCallingCode(typed.slice(1)) === ''
  const numberCountry = hasNoCountry ? basic.country : findCountry({ callingCode, national, isInternational }, country)
  const value = (possible && number?.number) || basic.value
  const valid = number?.isValid() ?? false
  const reason = valid || value === '' ? null : findProblem(typed, country)
  return { value, country: numberCountry, national, valid, possible, reason, verified: true }
}

const removeNonDigits = (text: string) => text.replaceAll(/\D/g, '')

function format(typed: string, country: string): string {
  if (typed.startsWith('+') || !isSupportedCountry(country)) return new AsYouType().input(typed)
  const national = new AsYouType(country).input(typed)
  if (national !== typed) return national
  // Without the trunk prefix, most countries group a number as in its international form.
  const code = `+${getCallingCode(country)}`
  const international = new AsYouType()
    .input(code + typed)
    .slice(code.length)
    .trim()
  return removeNonDigits(international) === typed ? international : national
}

/** Caches the last results: one keystroke asks for the same number several times. */
function memoize<Result>(compute: (typed: string, country: string) => Result) {
  const cache = new Map<string, Result>()
  return (typed: string, country: string): Result => {
    const key = `${country} ${typed}`
    const result = cache.get(key) ?? compute(typed, country)
    cache.delete(key)
    cache.set(key, result)
    const oldest = cache.keys().next().value
    if (cache.size > 8 && oldest !== undefined) cache.delete(oldest)
    return result
  }
}
const parseMemoized = memoize(parse)
const formatMemoized = memoize(format)

const editing: PhoneEditing = {
  applyAction: (state, action, defaultCountry) => applyPhoneAction({ state, action, defaultCountry, parse: parseMemoized }),
  countDigitsBefore,
  getIndexAfterDigits,
  isComposing,
  isAutofill,
  getHistoryStep,
  createHistory: createUndoHistory,
}

/** Rules with the numbering plans of all countries, and the functions to format while typing. */
export const fullPhoneRules: PhoneRules & { editing: PhoneEditing } = {
  parse: parseMemoized,
  format: formatMemoized,
  hideCallingCode: (typed, country) => hideCallingCode(typed, country, parseMemoized),
  getCallingCode,
  editing,
}
