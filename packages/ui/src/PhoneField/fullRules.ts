import {
  AsYouType,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type PhoneNumber,
} from 'libphonenumber-js/min'
import { isComposing, isFilledIn } from '../private/combobox/typing.ts'
import { listCountriesOf, findCallingCode, getCallingCode } from '../private/phone/callingCodes.ts'
import { getHistoryStep } from '../private/useUndoHistory.ts'
import { figuresBefore, placeAfter } from './caret.ts'
import { acted } from './acted.ts'
import { besideCode } from './phoneText.ts'
import { newHistory } from './phoneHistory.ts'
import { nothing } from './longest.ts'
import type { PhoneEditing, PhoneProblem, PhoneReading, PhoneRules } from './phoneRules.ts'
import { roughly } from './roughly.ts'

function parse(typed: string, country: string): PhoneNumber | undefined {
  if (typed.startsWith('+') || !isSupportedCountry(country)) return parsePhoneNumberFromString(typed)
  return parsePhoneNumberFromString(typed, country)
}

function belongs(number: string, country: string): boolean {
  const asked = parsePhoneNumberFromString(number)
  if (!asked || !isSupportedCountry(country)) return false
  asked.country = country
  return asked.isValid()
}

interface Asked {
  dial: string
  national: string
  /** It was typed with its code. */
  isInternational: boolean
}

/** Which of the countries that share a code a number is of: the chosen one, unless the number says that it is another's. */
function countryOf({ dial, national, isInternational }: Asked, chosen: string): string {
  const family = listCountriesOf(dial)
  const home = family.includes(chosen) ? chosen : (family[0] ?? '')
  // Who wrote no code means the country that they chose, unless its neighbour shares its way of dialling as well.
  if (family.length < 2 || !(isInternational || dial === '1' || dial === '7')) return home
  // North America's three digits of the area tell the country, whichever follow.
  const filled = dial === '1' && national.length >= 3 ? national + '2345678'.slice(national.length - 3) : national
  const theirs = [home, ...family].find((country) => belongs(`+${dial}${filled}`, country))
  if (theirs !== undefined) return theirs
  const typing = new AsYouType()
  typing.input(`+${dial}${national}`)
  return typing.getCountry() ?? home
}

const reasons: Partial<Record<string, PhoneProblem>> = { TOO_SHORT: 'tooShort', TOO_LONG: 'tooLong', INVALID_COUNTRY: 'unknownCode' }

function reasonOf(typed: string, country: string): PhoneProblem {
  const length = isSupportedCountry(country) ? validatePhoneNumberLength(typed, country) : validatePhoneNumberLength(typed)
  return reasons[length ?? ''] ?? 'invalid'
}

function read(typed: string, country: string): PhoneReading {
  const plain = roughly(typed, country)
  if (typed === '' || typed === '+') return nothing(country)
  const number = parse(typed, country)
  const dial = number?.countryCallingCode ?? getCallingCode(plain.country)
  const possible = number?.isPossible() ?? false
  const national = (possible && number?.nationalNumber) || plain.national
  const isInternational = typed.startsWith('+')
  const isOfNone = isInternational && findCallingCode(typed.slice(1)) === ''
  const of = isOfNone ? plain.country : countryOf({ dial, national, isInternational }, country)
  const value = (possible && number?.number) || plain.value
  const valid = (number?.isValid() ?? false) || belongs(value, of)
  const reason = valid || value === '' ? null : reasonOf(typed, country)
  return { value, country: of, national, valid, possible, reason, checked: true }
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function write(typed: string, country: string): string {
  if (typed.startsWith('+') || !isSupportedCountry(country)) return new AsYouType().input(typed)
  const inside = new AsYouType(country).input(typed)
  if (inside !== typed) return inside
  // Without the digit that is dialled before it, most countries write a number as people abroad do.
  const code = `+${getCallingCode(country)}`
  const abroad = new AsYouType()
    .input(code + typed)
    .slice(code.length)
    .trim()
  return digitsOf(abroad) === typed ? abroad : inside
}

/** Remembers the last answers: one key asks for the same number several times. */
function remembering<Answer>(ask: (typed: string, country: string) => Answer) {
  const known = new Map<string, Answer>()
  return (typed: string, country: string): Answer => {
    const question = `${country} ${typed}`
    const answer = known.get(question) ?? ask(typed, country)
    known.delete(question)
    known.set(question, answer)
    const oldest = known.keys().next().value
    if (known.size > 8 && oldest !== undefined) known.delete(oldest)
    return answer
  }
}
const readOnce = remembering(read)
const writeOnce = remembering(write)

const editing: PhoneEditing = {
  act: (place, done, usualCountry) => acted({ place, done, usualCountry, read: readOnce }),
  figuresBefore,
  placeAfter,
  isComposing,
  isFilledIn,
  historyStep: getHistoryStep,
  newHistory,
}

/** The whole numbering plan of the world, and with it a field that writes its text itself. */
export const fullRules: PhoneRules & { editing: PhoneEditing } = {
  read: readOnce,
  write: writeOnce,
  besideCode: (typed, country) => besideCode(typed, country, readOnce),
  dialOf: getCallingCode,
  editing,
}
