import { expect, test } from 'vitest'
import { driverErrors, type DriverFacts } from './driver.ts'

const today = '2026-11-22'
const isPhone = (number: string) => number.startsWith('080')
const musa: DriverFacts = {
  phone: '08030000011',
  country_code: 'NG',
  dob: '1990-04-12',
  licence_issue_date: '2025-01-10',
  licence_expiry_date: '2028-01-10',
  lasdri_number: null,
  lasdri_expiry_date: null,
}

test.each<[name: string, change: Partial<DriverFacts>, errors: Record<string, string>]>([
  ['a valid driver', {}, {}],
  ['a phone of no country', { phone: '12345' }, { phone: 'Please provide a valid phone number' }],
  ['18 today', { dob: '2008-11-22' }, {}],
  ['18 tomorrow', { dob: '2008-11-23' }, { dob: 'Driver must be at least 18' }],
  ['100 years', { dob: '1926-11-22' }, {}],
  ['101 years', { dob: '1925-11-22' }, { dob: 'Please check the date of birth' }],
  ['an issue date tomorrow', { licence_issue_date: '2026-11-23' }, { licence_issue_date: 'The issue date cannot be in the future' }],
  ['a licence that expires today', { licence_expiry_date: today }, {}],
  ['an expired licence', { licence_expiry_date: '2026-11-21' }, { licence_expiry_date: 'This document has already expired' }],
  [
    'a licence that expires on its issue date',
    { licence_issue_date: today, licence_expiry_date: today },
    { licence_expiry_date: 'Expiry must be after the issue date' },
  ],
  ['a LASDRI number without a date', { lasdri_number: 'LAS-1' }, { lasdri_expiry_date: 'Please enter the expiry date' }],
  ['invalid fields', { phone: null, dob: null, licence_expiry_date: null }, {}],
])('%s', (_name, change, errors) => {
  expect(driverErrors({ ...musa, ...change }, { today, isPhone })).toEqual(errors)
})

test('a rule is not applied again while its fields stay as they were', () => {
  const before: DriverFacts = { ...musa, phone: '123', dob: '2010-01-01', licence_expiry_date: '2026-01-01', lasdri_number: 'LAS-1' }
  expect(driverErrors(before, { today, isPhone, before })).toEqual({})
  expect(driverErrors({ ...before, licence_expiry_date: '2026-02-01' }, { today, isPhone, before })).toEqual({
    licence_expiry_date: 'This document has already expired',
  })
  expect(driverErrors({ ...before, country_code: 'GH' }, { today, isPhone, before })).toEqual({
    phone: 'Please provide a valid phone number',
  })
})
