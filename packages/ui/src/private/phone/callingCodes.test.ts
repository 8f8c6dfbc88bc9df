import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import metadata from 'libphonenumber-js/min/metadata'
import { describe, expect, test } from 'vitest'
import { listCountriesOf, findCallingCode, getCallingCode, phoneCountries } from './callingCodes.ts'
import { formatInternational, formatNational } from './phoneGrouping.ts'

const countryCodes = Object.entries(metadata.country_calling_codes).filter(([, [main]]) => /[A-Z]/.test(main ?? ''))

describe('the table matches libphonenumber', () => {
  test('has the same countries', () => expect([...phoneCountries].toSorted()).toEqual(Object.keys(metadata.countries).toSorted()))
  test.each(countryCodes)('has the same countries for +%s', (dial, countries) => {
    expect(listCountriesOf(dial)).toEqual(countries)
    expect(countries.map(getCallingCode)).toEqual(countries.map(() => dial))
    expect(findCallingCode(`${dial}5`)).toBe(dial)
    // No calling code is a prefix of another.
    expect(countryCodes.filter(([other]) => other !== dial && other.startsWith(dial))).toEqual([])
  })
  test.each(countryCodes)('has the number format of +%s', (dial, countries) => {
    const country = countries.find((code) => examples[code])
    const number = country && parsePhoneNumberFromString(examples[country] ?? '', country)
    if (!number) throw new Error(`No example for +${dial}`)
    const digits = (text: string | undefined) => text?.replaceAll(/\D/g, '')
    expect(formatInternational(number.nationalNumber, dial).replaceAll(/\D/g, ' ')).toBe(
      number.formatInternational().replaceAll(/\D/g, ' '),
    )
    // The national format is right or undefined.
    const inside = formatNational(number.nationalNumber, dial)
    const known = ['', '0'].map((trunk) => trunk + number.nationalNumber).find((written) => written === digits(number.formatNational()))
    expect(digits(inside)).toBe(known)
  })
})

test.each(['', '999', '800', '882'])('+%s belongs to no country', (digits) => {
  expect(findCallingCode(digits)).toBe('')
  expect(listCountriesOf(digits)).toEqual([])
})
test('an unknown country has no calling code', () => expect(getCallingCode('ZZ')).toBe(''))

test.each([
  ['8031234567', '234', '0803 123 4567', '+234 803 123 4567'],
  ['8031', '234', '0803 1', '+234 803 1'],
  ['80312345678', '234', '080312345678', '+234 80312345678'],
  ['2042345678', '1', '204 234 5678', '+1 204 234 5678'],
  ['612345678', '33', '06 12 34 56 78', '+33 6 12 34 56 78'],
  ['9123456789', '7', undefined, '+7 912 345 67 89'],
  ['12345678', '800', undefined, '+800 12345678'],
])('%s of +%s is %s in national and %s in international format', (national, dial, inside, abroad) => {
  expect(formatNational(national, dial)).toBe(inside)
  expect(formatInternational(national, dial)).toBe(abroad)
})
