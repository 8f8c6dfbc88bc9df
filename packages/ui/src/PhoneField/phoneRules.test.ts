import { parsePhoneNumberFromString as parseWithFullMetadata } from 'libphonenumber-js/max'
import { getCountries, getCountryCallingCode, isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { hideCallingCode } from './extractPhone.ts'
import { fullPhoneRules } from './fullPhoneRules.ts'
import { basicPhoneRules } from './basicPhoneRules.ts'
import { parseByCallingCode } from './parseByCallingCode.ts'

const { parse, format } = fullPhoneRules

describe('a Nigerian number in any notation', () => {
  test.each(['08031234567', '8031234567', '2348031234567', '+2348031234567', '+23408031234567', '23408031234567'])('%s', (typed) => {
    for (const reading of [parse(typed, 'NG'), basicPhoneRules.parse(typed, 'NG'), parseByCallingCode(typed, 'NG')])
      expect(reading).toMatchObject({
        value: '+2348031234567',
        country: 'NG',
        national: '8031234567',
        valid: true,
        reason: null,
      })
    expect(parse(typed, 'NG').verified).toBe(true)
    expect(basicPhoneRules.parse(typed, 'NG').verified).toBe(false)
  })
  test.each([
    ['', ''],
    ['+', '+'],
    ['0803', '0803'],
    ['08031', '0803 1'],
    ['08031234567', '0803 123 4567'],
    ['8031234567', '803 123 4567'],
    ['2348031234567', '234 803 123 4567'],
    ['+2348031234567', '+234 803 123 4567'],
  ])('%s is written %s', (typed, text) => {
    expect(format(typed, 'NG')).toBe(text)
  })
  test('is grouped before the numbering plans have loaded', () => {
    expect(basicPhoneRules.format('8031234567', 'NG')).toBe('803 123 4567')
    expect(basicPhoneRules.format('7400123456', 'GB')).toBe('7400123456')
  })
})

describe('before the numbering plans have loaded', () => {
  test('an international number has no country, except the default one', () => {
    expect(basicPhoneRules.parse('+447400123456', 'NG')).toMatchObject({ value: '+447400123456', country: '', valid: true })
    expect(basicPhoneRules.parse('+44', 'NG').country).toBe('NG')
    expect(basicPhoneRules.parse('+2348031234567', 'GB')).toMatchObject({ value: '+2348031234567', country: 'NG' })
  })
  test('keeps a number of another country as typed', () => {
    expect(basicPhoneRules.parse('07400 123456', 'GB')).toMatchObject({ value: '07400123456', country: 'GB', valid: true })
  })
  test('only the default calling code is known', () => {
    expect([basicPhoneRules.getCallingCode('NG'), basicPhoneRules.getCallingCode('GB')]).toEqual(['234', ''])
    expect(basicPhoneRules.hideCallingCode('+2348031234567', 'NG')).toBe('8031234567')
    expect(basicPhoneRules.hideCallingCode('+447400123456', '')).toBe('+447400123456')
  })
  test('reports short numbers, accepts long ones', () => {
    expect(basicPhoneRules.parse('080', 'NG').reason).toBe('tooShort')
    expect(basicPhoneRules.parse('0803 1234', 'NG').reason).toBeNull()
  })
})

test.each(['', '+', '+234'])('"%s" is not a value yet', (typed) => {
  expect(parse(typed, 'NG')).toMatchObject({ value: '', valid: false, reason: null })
  expect(basicPhoneRules.parse(typed, 'NG')).toMatchObject({ value: '', valid: false, reason: null })
})

describe('countries that share a calling code', () => {
  test.each([
    ['CA', '+1', 'CA'],
    ['NG', '+1', 'US'],
    ['US', '+1204', 'CA'],
    ['CA', '+1212', 'US'],
    ['NG', '+1684', 'AS'],
    ['US', '2042345678', 'CA'],
    ['CA', '2122345678', 'US'],
    ['NG', '+7', 'RU'],
    ['KZ', '+7', 'KZ'],
    ['RU', '+77', 'KZ'],
    ['KZ', '+79123456789', 'RU'],
    ['AX', '+358', 'AX'],
    ['AX', '+358401234567', 'FI'],
    ['AX', '+358181234567', 'AX'],
    ['FI', '+358181234567', 'AX'],
    ['NG', '+358401234567', 'FI'],
    ['NG', '+44', 'GB'],
    ['NG', '+447400123456', 'GB'],
    ['NG', '+447624123456', 'IM'],
    ['IM', '+4476', 'IM'],
    ['NG', '+447797712345', 'JE'],
    ['IM', '+447797712345', 'JE'],
    ['GB', '07797712345', 'JE'],
    ['JE', '07797', 'JE'],
    ['SJ', '+4741', 'NO'],
    ['NG', '+1514', 'CA'],
    ['AG', '+15142345678', 'CA'],
    ['AG', '+15034567890', 'US'],
    ['NG', '+18765551234', 'JM'],
    ['NG', '+18682911234', 'TT'],
    ['NG', '+18092345678', 'DO'],
    ['NG', '+18292345678', 'DO'],
    ['NG', '+18492345678', 'DO'],
    ['NG', '+12684641234', 'AG'],
    ['KZ', '+78121234567', 'RU'],
    ['NG', '+', 'NG'],
    ['NG', '+2', 'NG'],
    ['NG', '+99', 'NG'],
    ['NG', '+999', ''],
    ['NG', '+800', ''],
  ])('with %s selected, %s belongs to %s', (chosen, typed, country) => expect(parse(typed, chosen).country).toBe(country))
})

describe('calling codes without a country', () => {
  test('have their own rules', () => {
    expect(parse('+80012345678', 'NG')).toMatchObject({ country: '', value: '+80012345678', valid: true })
    expect(format('+80012345678', 'NG')).toBe('+800 1234 5678')
    expect(parse('+8001234', 'NG')).toMatchObject({ country: '', valid: false, reason: 'tooShort' })
    expect(parse('+88213012345', 'NG')).toMatchObject({ country: '', value: '+88213012345' })
  })
  test('reports unknown calling codes', () => {
    expect(parse('+9991234567', 'NG')).toMatchObject({ country: '', value: '+9991234567', valid: false, reason: 'unknownCode' })
  })
})

test.each([
  ['0803123', 'tooShort'],
  ['803', 'tooShort'],
  ['803123456789012', 'tooLong'],
  ['00031234567', 'invalid'],
  ['+4479111', 'tooShort'],
] as const)('%s is %s', (typed, reason) => expect(parse(typed, 'NG')).toMatchObject({ valid: false, reason }))

test('a number without a calling code keeps the selected country', () => {
  expect(parse('08031234567', 'GB').country).toBe('GB')
  expect(parse('07924123456', 'GB')).toMatchObject({ country: 'GB', valid: true })
})

test('the same digits are parsed by the rules of another country', () => {
  expect(parse('08031234567', 'GB')).toMatchObject({ value: '+448031234567', country: 'GB' })
  expect(parse('0612345678', 'NG').valid).toBe(false)
  expect(parse('0612345678', 'FR').valid).toBe(true)
})

describe.each(getCountries())('the example of %s', (country) => {
  const number = parsePhoneNumberFromString(examples[country] ?? '', country)
  const e164 = number?.number ?? ''
  // Some territories have no mobile numbers of their own: the library names the country they share them with.
  const named = parseWithFullMetadata(e164)?.country
  const inside = number?.formatNational().replaceAll(/\D/g, '') ?? ''

  test('is a number', () => expect(e164).toMatch(new RegExp(`^\\+${getCountryCallingCode(country)}\\d+$`)))
  test('is valid in national format and names the country of the library', () => {
    expect(parse(inside, country)).toMatchObject({ value: e164, country: named, valid: true })
    expect(isValidPhoneNumber(e164)).toBe(true)
  })
  test('is valid with its calling code and names the country of the library, whatever country is selected', () => {
    for (const selected of [country, 'NG', 'US', 'AG', 'IM'])
      expect(parse(e164, selected)).toMatchObject({ value: e164, country: named, valid: true })
  })
  test('is the same number without its calling code', () => {
    for (const typed of [e164, inside]) expect(parse(hideCallingCode(typed, country, parse), country).value).toBe(e164)
  })
  test('keeps its digits when formatted, at any length', () => {
    for (const typed of [inside, e164])
      for (let length = 1; length <= typed.length; length++) {
        const part = typed.slice(0, length)
        expect(format(part, country).replaceAll(/[^\d+]/g, '')).toBe(part)
      }
  })
  // Argentina's national format moves a digit; Gabon's omits a former prefix.
  test.skipIf(['AR', 'GA'].includes(country))('is parsed by its calling code alone, too', () => {
    for (const typed of [inside, e164]) expect(parseByCallingCode(typed, country)).toMatchObject({ value: e164, valid: true })
  })
})

test.each(['00234803 1234567', '0023408031234567', '00 234 803 123 4567'])(
  'before the plans, %s is a number with its calling code',
  (typed) => expect(basicPhoneRules.parse(typed, 'NG')).toMatchObject({ value: '+2348031234567', country: 'NG', valid: true }),
)
