import { getCallingCode } from '../private/phone/callingCodes.ts'
import { foldText } from '../private/combobox/textMatch.ts'
import { getCountryName } from './countryName.ts'

export interface Country {
  code: string
  name: string
  callingCode: string
  /** The calling code, with the area code if the country shares its calling code: `+1 684`. */
  callingCodeText: string
  /** The name in the country's own language. */
  nativeName: string
}

// Area codes within +1, so that a search for +1684 finds the country.
const areaCodes: Record<string, string> = {
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

// Other common names that neither the name nor the initials match.
const otherNames: Record<string, string> = {
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

/** The most widely written language of a country, by Unicode's likely subtags. */
function getMainLanguage(country: string): string {
  try {
    return new Intl.Locale(`und-${country}`).maximize().language
  } catch {
    return 'en'
  }
}

/** The countries in the order of their English names. */
export function toCountries(codes: readonly string[]): readonly Country[] {
  const countries = codes.map((code) => {
    const callingCode = getCallingCode(code)
    const area = areaCodes[code]
    return {
      code,
      name: getCountryName(code),
      callingCode,
      callingCodeText: area === undefined ? `+${callingCode}` : `+${callingCode} ${area}`,
      nativeName: getCountryName(code, getMainLanguage(code)),
    }
  })
  const { compare } = new Intl.Collator('en')
  return countries.filter(({ callingCode }) => callingCode !== '').toSorted((a, b) => compare(a.name, b.name))
}

const splitWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
// `Cote d'Ivoire` matches `cote divoire` and `cote d ivoire`.
const listSpellings = (text: string) => [splitWords(text).join(' '), splitWords(text.replaceAll(/\p{P}/gu, '')).join(' ')]
const getInitials = (text: string) =>
  splitWords(text)
    .map((word) => word[0])
    .join('')
const removeSmallWords = (text: string) => text.replaceAll(/\b(?:and|of|the)\b/gi, '')

/** How well a country matches: 0 start of its name, 1 a code, 2 start of a word or of another name, 3 anywhere, -1 no match. */
function rank({ code, name, nativeName, callingCode, callingCodeText }: Country, query: string): number {
  const digits = query.replaceAll(/[\s+()-]/g, '').replace(/^00/, '')
  if (/^\d+$/.test(digits)) {
    const codeDigits = callingCodeText.replaceAll(/\D/g, '')
    if (codeDigits === digits) return 0
    return codeDigits.startsWith(digits) || (codeDigits.length > callingCode.length && digits.startsWith(codeDigits)) ? 1 : -1
  }
  const spellings = listSpellings(query).filter(Boolean)
  if (spellings.length === 0) return -1
  const texts = [name, nativeName, otherNames[code] ?? ''].flatMap(listSpellings)
  const englishName = splitWords(name).join(' ')
  const matchesStart = (text: string) => spellings.some((spelling) => text.startsWith(spelling))
  if (matchesStart(englishName)) return 0
  const abbreviations = [code.toLowerCase(), getInitials(name), getInitials(removeSmallWords(name))]
  if (spellings.some((spelling) => abbreviations.includes(spelling))) return 1
  if (texts.some((text) => matchesStart(text) || spellings.some((spelling) => text.includes(` ${spelling}`)))) return 2
  return texts.some((text) => spellings.some((spelling) => text.includes(spelling))) ? 3 : -1
}

/** The countries that match a query, best match first; equal matches keep their order. */
export function searchCountries(countries: readonly Country[], query: string): readonly Country[] {
  if (query.trim() === '') return countries
  const byRank: Country[][] = [[], [], [], []]
  for (const country of countries) byRank[rank(country, query)]?.push(country)
  return byRank.flat()
}
