import { toLatinDigits } from '../private/latinDigits.ts'
import { getCallingCode } from '../private/phone/callingCodes.ts'
import { normalizeDigits } from './phoneDigits.ts'
import type { PhoneRules } from './phoneRules.ts'

const decodeUri = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds the phone number in a copied text: a link, a sentence, a contact. */
export function extractPhone(text: string): string {
  const latin = toLatinDigits(text.normalize('NFKC')).trim()
  const link = /^(?:tel|callto|sms):(.+)/i.exec(latin)?.[1]
  if (link !== undefined) {
    const [number = '', ...more] = decodeUri(link).split(/[;?]/)
    const context = more.map((part) => /^phone-context=(\+.*)/i.exec(part)?.[1]).find((part) => part !== undefined)
    return normalizeDigits(number.startsWith('+') ? number : `${context ?? ''}${number}`)
  }
  // `(0)` after the calling code is the trunk prefix for calls inside the country.
  const plain = latin.replaceAll(/[\p{Cf}]/gu, '').replace(/(\+[\d\s]*)\(0\)/, '$1')
  // The longest run of digits is the number; an extension is a shorter one.
  const runs = plain.match(/\+?[\d(](?:[\d\s().·−]|\p{Pd}|\/(?=\d))*/gu) ?? []
  const longest = runs.reduce((best, run) => (normalizeDigits(run).length > normalizeDigits(best).length ? run : best), '')
  return normalizeDigits(longest)
}

/** The digits without the calling code that is shown beside the field, if the number stays the same. */
export function hideCallingCode(typed: string, country: string, parse: PhoneRules['parse']): string {
  const { value, country: numberCountry, national } = parse(typed, country)
  if (numberCountry === '') return typed
  const code = getCallingCode(numberCountry)
  if (typed === `+${code}`) return ''
  const hasCode = typed.startsWith('+') || (value !== '' && value === `+${typed}`)
  return hasCode && value !== '' && parse(national, numberCountry).value === value ? national : typed
}
