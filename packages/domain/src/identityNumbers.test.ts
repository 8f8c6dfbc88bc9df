import { describe, expect, test } from 'vitest'
import { cacPrefixWarning, isBvn, isNin, maskIdentityNumber, parseCac } from './identityNumbers.ts'

describe('NIN and BVN have eleven digits', () => {
  test.each([
    '11111111111',
    '22222222222',
    '33333333333',
    '44444444444',
    '00000000000',
    '12345678901',
    '98765432109',
    '55555555555',
    '70000000007',
    '01234567890',
  ])('%s could be either', (text) => expect([isNin(text), isBvn(text)]).toEqual([true, true]))

  test.each([
    '',
    '1',
    '1234567890',
    '123456789012',
    '1234567890a',
    ' 12345678901',
    '12345678901 ',
    '1234 567 8901',
    '+2345678901',
    '١٢٣٤٥٦٧٨٩٠١',
    '12345-67890',
  ])('%j is neither', (text) => expect([isNin(text), isBvn(text)]).toEqual([false, false]))

  test('masks all but the last digits', () => expect(maskIdentityNumber('8901')).toBe('*******8901'))
})

describe('CAC numbers', () => {
  test.each([
    ['RC1234567', 'RC1234567'],
    ['rc 1234567', 'RC1234567'],
    ['RC-123456', 'RC123456'],
    ['BN1234', 'BN1234'],
    ['bn12345678', 'BN12345678'],
    ['IT-5678', 'IT5678'],
    ['LP 99999', 'LP99999'],
    ['LLP 123456', 'LLP123456'],
    ['1482207', 'RC1482207'],
    [' RC0000000 ', 'RC0000000'],
  ])('%j is kept as %s', (typed, number) => expect(parseCac(typed)?.number).toBe(number))

  test.each(['', 'RC', 'RC123', 'RC123456789', 'XX123456', 'RC12A456', 'RC--1234', 'R C1234', '123', 'RC1234567.', 'ＲＣ1234567'])(
    '%j is none',
    (typed) => expect(parseCac(typed)).toBeUndefined(),
  )

  test('takes a missing prefix from the business type', () => expect(parseCac('123456', 'Business Name')?.number).toBe('BN123456'))

  test.each([
    ['BN123456', 'Company', 'BN numbers belong to business names'],
    ['RC123456', 'Business Name', 'RC numbers belong to companies'],
    ['RC123456', 'Company', undefined],
    ['123456', 'Limited Partnership', undefined],
    ['RC123456', 'Something else', undefined],
  ])('%s for a %s: %s', (number, kind, doubt) => expect(cacPrefixWarning(number, kind)).toBe(doubt))
})
