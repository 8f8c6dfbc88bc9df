import { getCallingCode } from '../private/phone/callingCodes.ts'
import { fold } from '../private/combobox/match.ts'
import { countryName } from './countryName.ts'

export interface Country {
  code: string
  name: string
  dial: string
  /** Calling code and, where the country has its own within a shared one, the digits of its area: `+1 684`. */
  shownDial: string
  /** As its people call it. */
  native: string
}

// Within +1 each island has an area; whoever looks for +1684 means this one.
const areas: Record<string, string> = {
  AG: '268',
  AI: '264',
  AS: '684',
  BB: '246',
  BM: '441',
  BS: '242',
  DM: '767',
  DO: '809',
  GD: '473',
  GU: '671',
  JM: '876',
  KN: '869',
  KY: '345',
  LC: '758',
  MP: '670',
  MS: '664',
  PR: '787',
  SX: '721',
  TC: '649',
  TT: '868',
  VC: '784',
  VG: '284',
  VI: '340',
}

// What people also say, where neither name nor first letters lead there.
const others: Record<string, string> = {
  US: 'usa america',
  GB: 'britain england scotland wales',
  CD: 'drc dr congo',
  CI: 'ivory coast',
  CV: 'cape verde',
  CZ: 'czech republic',
  KR: 'korea',
  MK: 'macedonia',
  MM: 'burma',
  NL: 'holland',
  SZ: 'swaziland',
  TL: 'east timor',
  TR: 'turkey',
}

/** The language that most people of a country write, as far as Unicode knows. */
function languageOf(country: string): string {
  try {
    return new Intl.Locale(`und-${country}`).maximize().language
  } catch {
    return 'en'
  }
}

const byName = new Intl.Collator('en')

/** The countries by their English names, in order. */
export function toCountries(codes: readonly string[]): readonly Country[] {
  const countries = codes.map((code) => {
    const dial = getCallingCode(code)
    const area = areas[code]
    return {
      code,
      name: countryName(code),
      dial,
      shownDial: area === undefined ? `+${dial}` : `+${dial} ${area}`,
      native: countryName(code, languageOf(code)),
    }
  })
  return countries.filter(({ dial }) => dial !== '').toSorted((one, other) => byName.compare(one.name, other.name))
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
// `Cote d'Ivoire` is looked for as `cote divoire` and as `cote d ivoire`.
const forms = (text: string) => [wordsOf(text).join(' '), wordsOf(text.replaceAll(/\p{P}/gu, '')).join(' ')]
const initials = (text: string) =>
  wordsOf(text)
    .map((word) => word[0])
    .join('')
const withoutSmall = (text: string) => text.replaceAll(/\b(?:and|of|the)\b/gi, '')

/** How well a country answers: 0 by the start of its name, 1 by a code, 2 by the start of a word or another name, 3 anywhere; -1 not. */
function rank({ code, name, native, dial, shownDial }: Country, query: string): number {
  const digits = query.replaceAll(/[\s+()-]/g, '').replace(/^00/, '')
  if (/^\d+$/.test(digits)) {
    const whole = shownDial.replaceAll(/\D/g, '')
    if (whole === digits) return 0
    return whole.startsWith(digits) || (whole.length > dial.length && digits.startsWith(whole)) ? 1 : -1
  }
  const wanted = forms(query).filter(Boolean)
  if (wanted.length === 0) return -1
  const texts = [name, native, others[code] ?? ''].flatMap(forms)
  const own = wordsOf(name).join(' ')
  const starts = (text: string) => wanted.some((part) => text.startsWith(part))
  if (starts(own)) return 0
  if (wanted.some((part) => part === code.toLowerCase() || part === initials(name) || part === initials(withoutSmall(name)))) return 1
  if (texts.some((text) => starts(text) || wanted.some((part) => text.includes(` ${part}`)))) return 2
  return texts.some((text) => wanted.some((part) => text.includes(part))) ? 3 : -1
}

/** The countries that answer a query, the best first, in the order given where they answer as well as each other. */
export function searchCountries(countries: readonly Country[], query: string): readonly Country[] {
  if (query.trim() === '') return countries
  const found: Country[][] = [[], [], [], []]
  for (const country of countries) found[rank(country, query)]?.push(country)
  return found.flat()
}
