import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, test } from 'vitest'
import { countriesOf, dialIn, dialOf, phoneCountries } from './dials.ts'
import { grouped } from './grouped.ts'

const countryCodes = Object.entries(metadata.country_calling_codes).filter(([, [main]]) => /[A-Z]/.test(main ?? ''))

describe('the table is that of the number library', () => {
  test('in its countries', () => expect([...phoneCountries].toSorted()).toEqual(Object.keys(metadata.countries).toSorted()))
  test.each(countryCodes)('in the countries of +%s', (dial, countries) => {
    expect(countriesOf(dial)).toEqual(countries)
    expect(countries.map(dialOf)).toEqual(countries.map(() => dial))
    expect(dialIn(`${dial}5`)).toBe(dial)
    // No code is the beginning of another one, so the first that fits is the one.
    expect(countryCodes.filter(([other]) => other !== dial && other.startsWith(dial))).toEqual([])
  })
  test.each(countryCodes)('in the groups of +%s', (dial, countries) => {
    const country = countries.find((code) => examples[code])
    const number = country && parsePhoneNumberFromString(examples[country] ?? '', country)
    if (!number) throw new Error(`No example for +${dial}`)
    expect(`+${dial} ${grouped(number.nationalNumber, dial)}`.replaceAll(/\D/g, ' ')).toBe(
      number.formatInternational().replaceAll(/\D/g, ' '),
    )
  })
})

test.each(['', '999', '800', '882'])('+%s belongs to no country', (digits) => {
  expect(dialIn(digits)).toBe('')
  expect(countriesOf(digits)).toEqual([])
})
test('what is no country has no code', () => expect(dialOf('ZZ')).toBe(''))

test.each([
  ['', '', ''],
  ['8', '', '8'],
  ['8031', '', '803 1'],
  ['8031234567', '', '803 123 4567'],
  ['8031234567', '0', '0803 123 4567'],
  ['80312345678', '', '80312345678'],
])('%s after "%s" stands as %s', (digits, trunk, text) => expect(grouped(digits, '234', trunk)).toBe(text))
