import { expect, test } from 'vitest'
import { companyErrors } from './company.ts'

const context = { today: '2026-11-22', isPhone: (number: string, country: string) => number.startsWith('080') && country === 'NG' }

test.each<[name: string, company: Parameters<typeof companyErrors>[0], errors: Record<string, string>]>([
  ['fields that are absent', {}, {}],
  ['a company number', { rc_number: 'rc 1294417', business_type: 'Company' }, {}],
  ['another text', { rc_number: 'Okafor' }, { rc_number: 'This does not look like RC1234567' }],
  ['a phone of Nigeria, the default country', { company_phone: '08030000001' }, {}],
  ['a phone of another country', { company_phone: '08030000001', country: 'GH' }, { company_phone: 'Please provide a valid phone number' }],
  ['a start today', { experience_start_date: '2026-11-22' }, {}],
  ['a start tomorrow', { experience_start_date: '2026-11-23' }, { experience_start_date: 'Must be 22-11-2026 or earlier' }],
])('%s', (_name, company, errors) => {
  expect(companyErrors(company, context)).toEqual(errors)
})

test.each([
  ['Company', 'This does not look like RC1234567'],
  ['Business Name', 'This does not look like BN1234567'],
  ['Limited Liability Partnership', 'This does not look like LLP1234567'],
  [undefined, 'This does not look like RC1234567'],
])('a number of a %s has its form in the message', (business_type, rc_number) =>
  expect(companyErrors({ rc_number: '12', business_type }, context)).toEqual({ rc_number }),
)
