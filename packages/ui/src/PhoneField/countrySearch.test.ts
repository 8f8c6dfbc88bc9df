import { describe, expect, test } from 'vitest'
import { phoneCountries } from '../private/phone/callingCodes.ts'
import { getCountryName } from './countryName.ts'
import { searchCountries, toCountries } from './countrySearch.ts'

const all = toCountries(phoneCountries)
const found = (query: string) => searchCountries(all, query).map(({ code }) => code)

test('every country has a name, and they are sorted', () => {
  expect(all.length).toBe(245)
  expect(all.filter(({ name, code }) => name === code)).toEqual([])
  expect(all[0]?.name).toBe('Afghanistan')
  expect(all.map(({ code }) => code).indexOf('CI')).toBeLessThan(all.map(({ code }) => code).indexOf('HR'))
})
test('the name that is written down is that of the browser', () =>
  expect(getCountryName('NG')).toBe(new Intl.DisplayNames(['en'], { type: 'region' }).of('NG')))
test('an unknown country keeps its code', () => {
  expect(getCountryName('')).toBe('')
  expect(getCountryName('nowhere')).toBe('nowhere')
  expect(toCountries(['NG', 'ZZ']).map(({ code }) => code)).toEqual(['NG'])
})

describe('a country is found by', () => {
  test.each([
    ['its name', 'Nigeria', 'NG'],
    ['the start of it', 'nige', 'NE'],
    ['a word in it', 'rica', 'CR'],
    ['its own name', 'Deutschland', 'DE'],
    ['its own name in its own letters', '日本', 'JP'],
    ['its own name without accents', 'espana', 'ES'],
    ['its letters', 'ng', 'NG'],
    ['its code with a plus', '+234', 'NG'],
    ['its code', '234', 'NG'],
    ['its code after two noughts', '00234', 'NG'],
    ['its area within a code', '+1684', 'AS'],
    ['its area, written apart', '1 684', 'AS'],
    ['its first letters', 'png', 'PG'],
    ['its first letters without the small words', 'uae', 'AE'],
    ['a name that people say', 'usa', 'US'],
    ['another such name', 'ivory', 'CI'],
    ['a name without accents', 'cote', 'CI'],
    ['a name without its apostrophe', 'cote divoire', 'CI'],
    ['a name with a space for it', 'cote d ivoire', 'CI'],
    ['a name with another apostrophe', "Côte d'Ivoire", 'CI'],
    ['a name without its hyphen', 'guinea bissau', 'GW'],
    ['capitals', 'GHANA', 'GH'],
  ])('%s', (_, query, code) => expect(found(query)[0]).toBe(code))
})

test('names that start with the query come first, then codes, then the rest', () => {
  expect(found('ni').slice(0, 4)).toEqual(['NI', 'NE', 'NG', 'NU'])
  expect(found('uk').slice(0, 2)).toEqual(['UA', 'GB'])
  expect(found('us')[0]).toBe('US')
  expect(found('us')).toContain('AU')
  expect(found('+1').slice(0, 2).toSorted()).toEqual(['CA', 'US'])
  expect(found('+1')).toHaveLength(25)
  expect(found('+23')).toContain('NG')
  expect(found('+23')).not.toContain('GB')
})
test('an empty query finds all countries, in order', () => expect(found('  ')).toEqual(all.map(({ code }) => code)))
test.each(['xyzzy', '+999', '!', '()'])('%s finds no country', (query) => expect(found(query)).toEqual([]))
