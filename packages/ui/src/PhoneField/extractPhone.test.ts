import { describe, expect, test } from 'vitest'
import { fullPhoneRules } from './fullPhoneRules.ts'
import { normalizeDigits } from './phoneDigits.ts'
import { hideCallingCode, extractPhone } from './extractPhone.ts'
import { parseByCallingCode } from './parseByCallingCode.ts'

test.each([
  ['0803 123 4567', '08031234567'],
  ['+234 803', '+234803'],
  ['00447400', '+447400'],
  ['00', '+'],
  ['00 44', '+44'],
  ['0', '0'],
  ['+', '+'],
  ['(+234) 803', '+234803'],
  ['٠٨٠٣ ١٢٣ ٤٥٦٧', '08031234567'],
  ['+۲۳۴ ۸۰۳', '+234803'],
  ['＋２３４', '+234'],
  ['8+03', '803'],
  ['abc', ''],
])('the digits of %s are %s', (text, digits) => expect(normalizeDigits(text)).toBe(digits))

describe('a copied text', () => {
  test.each([
    ['Tel: +234 803 123 4567', '+2348031234567'],
    ['Phone (mobile): 0803-123-4567.', '08031234567'],
    ['+234 (0) 803 123 4567', '+2348031234567'],
    ['+44(0)7400 123456', '+447400123456'],
    ['(0803) 123 4567', '08031234567'],
    ['+234\u00A0803\u00A0123\u00A04567', '+2348031234567'],
    ['\u202A+234 803 123 4567\u202C', '+2348031234567'],
    ['0803\u2011123\u20114567', '08031234567'],
    ['0803.123.4567', '08031234567'],
    ['0803/1234567', '08031234567'],
    ['tel:+234-803-123-4567', '+2348031234567'],
    ['tel:%2B2348031234567', '+2348031234567'],
    ['TEL:+2348031234567;ext=12', '+2348031234567'],
    ['tel:803-123-4567;phone-context=+234', '+2348031234567'],
    ['tel:803-123-4567;phone-context=example.com', '8031234567'],
    ['sms:+2348031234567?body=Hi%2012', '+2348031234567'],
    ['tel:0803%zz', '0803'],
    ['+234 803 123 4567 ext. 89', '+2348031234567'],
    ['Flat 12, call 0803 123 4567', '08031234567'],
    ['0803 123 4567 / 0805 765 4321', '08031234567'],
    ['00 44 7400 123456', '+447400123456'],
    ['٠٨٠٣ ١٢٣ ٤٥٦٧', '08031234567'],
    ['  \n08031234567\n', '08031234567'],
    ['no number', ''],
  ])('the phone number in %s is %s', (text, digits) => expect(extractPhone(text)).toBe(digits))
})

describe('next to its calling code', () => {
  test.each([
    ['+2348031234567', 'NG', '8031234567'],
    ['2348031234567', 'NG', '8031234567'],
    ['08031234567', 'NG', '08031234567'],
    ['+447400123456', 'NG', '7400123456'],
    ['+44', 'GB', ''],
    ['+', 'NG', '+'],
    ['+80012345678', 'NG', '+80012345678'],
    ['+390612345678', 'IT', '0612345678'],
    ['+2348', 'NG', '8'],
    ['', 'NG', ''],
  ])('%s with %s is %s', (typed, country, shown) => {
    expect(hideCallingCode(typed, country, fullPhoneRules.parse)).toBe(shown)
    expect(hideCallingCode(typed, country, parseByCallingCode)).toBe(shown)
  })
})
