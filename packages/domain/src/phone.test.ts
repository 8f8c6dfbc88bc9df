import { describe, expect, test } from 'vitest'
import { formatPhone, listCallingCodes, parsePhone } from './phone.ts'

describe('a phone number', () => {
  test.each([
    ['08030000001', 'NG', '+2348030000001'],
    ['8030000001', 'NG', '+2348030000001'],
    [' 0803 000 0001 ', 'NG', '+2348030000001'],
    ['+234 803 000 0001', 'NG', '+2348030000001'],
    ['0701-234-5678', 'ng', '+2347012345678'],
    ['09161234567', 'NG', '+2349161234567'],
    ['+2347031234567', 'NG', '+2347031234567'],
    ['024 123 4567', 'GH', '+233241234567'],
    ['07400 123456', 'GB', '+447400123456'],
    ['(201) 555-0123', 'US', '+12015550123'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
  ])('%s in %s is %s', (text, country, e164) => {
    expect(parsePhone(text, country)).toEqual({ e164, country: country.toUpperCase() })
  })

  test.each([
    ['08030000001', '+234', 'NG', '+2348030000001'],
    ['+234 803 000 0001', '234', 'NG', '+2348030000001'],
    ['024 123 4567', '+233', 'GH', '+233241234567'],
    ['(201) 555-0123', '+1', 'US', '+12015550123'],
  ])('%s with the calling code %s is one of %s', (text, calling, country, e164) => {
    expect(parsePhone(text, calling)).toEqual({ e164, country })
  })

  test.each([
    ['', 'NG'],
    ['08030000001', '+233'],
    ['+233241234567', '+234'],
    ['08030000001', '+999'],
    ['08030000001', '+'],
    ['', '+1'],
    ['0803', 'NG'],
    ['080300000011', 'NG'],
    ['1234567890', 'NG'],
    ['+233241234567', 'NG'],
    ['08030000001', 'GH'],
    ['call me', 'NG'],
    ['08030000001 or 08030000002', 'NG'],
    ['08030000001 ext. 5', 'NG'],
    ['08030000001', 'XX'],
    ['08030000001', ''],
    ['+', 'NG'],
  ])('%j in %j is none', (text, country) => {
    expect(parsePhone(text, country)).toBeUndefined()
  })
})

test.each([
  ['+2342018880142', 'NG', '0201 888 0142'],
  ['+2348030009999', 'NG', '0803 000 9999'],
  ['+2348030009999', 'GH', '+234 803 000 9999'],
  ['+442079460000', 'NG', '+44 20 7946 0000'],
  ['+1', 'NG', '+1'],
])('%s is shown in %s as %s', (e164, country, text) => expect(formatPhone(e164, country)).toBe(text))

test('lists about 250 countries, each once', () => {
  const all = listCallingCodes()
  expect(all.length).toBeGreaterThan(240)
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  expect(all.find(({ code }) => code === 'NG')).toEqual({ code: 'NG', phone_code: '234' })
  expect(all.every(({ code, phone_code }) => /^[A-Z]{2}$/.test(code) && /^\d{1,3}$/.test(phone_code))).toBe(true)
})
