import { toLatinDigits } from '../private/latinDigits.ts'
import { getCallingCode } from '../private/phone/callingCodes.ts'
import { figuresOf } from './figures.ts'
import type { PhoneRules } from './phoneRules.ts'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The number in a text that somebody copied: a link, a line of a letter, a contact. */
export function phoneIn(text: string): string {
  const latin = toLatinDigits(text).trim()
  const link = /^(?:tel|callto|sms):(.+)/i.exec(latin)?.[1]
  if (link !== undefined) {
    const [number = '', ...more] = decoded(link).split(/[;?]/)
    const context = more.map((part) => /^phone-context=(\+.*)/i.exec(part)?.[1]).find((part) => part !== undefined)
    return figuresOf(number.startsWith('+') ? number : `${context ?? ''}${number}`)
  }
  // Behind the code a nought in brackets is for those who dial inside the country.
  const plain = latin.replaceAll(/[\p{Cf}]/gu, '').replace(/(\+[\d\s]*)\(0\)/, '$1')
  // Of several runs of figures the longest is the number; an extension follows in words.
  const runs = plain.match(/\+?[\d(](?:[\d\s().·−]|\p{Pd}|\/(?=\d))*/gu) ?? []
  const longest = runs.reduce((best, run) => (figuresOf(run).length > figuresOf(best).length ? run : best), '')
  return figuresOf(longest)
}

/** The figures as they stand in a field beside their country's code: without that code, where nothing is lost by it. */
export function besideCode(typed: string, country: string, read: PhoneRules['read']): string {
  const { value, country: of, national } = read(typed, country)
  if (of === '') return typed
  const code = getCallingCode(of)
  if (typed === `+${code}`) return ''
  const isWithCode = typed.startsWith('+') || (value !== '' && value === `+${typed}`)
  return isWithCode && value !== '' && read(national, of).value === value ? national : typed
}
