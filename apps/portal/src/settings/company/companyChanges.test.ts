import type { Organization } from '@vehicle-partner/api'
import type { CompanyValues } from '@vehicle-partner/forms'
import { expect, test } from 'vitest'
import { describeOthersChanges, describeRequest, pickOwnChanges, pickRequested } from './companyChanges.ts'

const company: Organization = {
  id: 'prt_1',
  account_sid: 'acc_1',
  mode: 'business',
  company_name: 'Okafor Mobility Limited',
  rc_number: 'RC1234567',
  business_type: 'Company',
  company_address: '14 Allen Avenue, Ikeja, Lagos',
  company_email: 'hello@okafor.test',
  company_phone: '+2348030000001',
  experience_start_date: '2015-06-01',
  country: 'NG',
  logo: null,
  locked: true,
  change_request: null,
  version: 3,
  created_at: '2025-01-01T00:00:00.000Z',
}

test.each<[changes: Record<string, string> | undefined, text: readonly string[]]>([
  [undefined, []],
  [{ company_name: 'Okafor Limited' }, ['Company name: Okafor Limited.']],
  [{ company_name: 'Okafor Ltd.' }, ['Company name: Okafor Ltd.']],
  [{ rc_number: 'RC7654321', company_name: 'Okafor Limited' }, ['Company name: Okafor Limited.', 'Registration number: RC7654321.']],
  [{ field_of_a_newer_server: 'x' }, []],
])('a request of %o reads %o', (changes, text) => {
  expect(describeRequest(changes)).toEqual(text)
})

test('of a declined change only the details that are reviewed are proposed again', () => {
  expect(pickRequested({ rc_number: 'RC7654321', field_of_a_newer_server: 'x' })).toEqual({ rc_number: 'RC7654321' })
})

test.each<[change: Partial<Organization>, text: readonly string[]]>([
  [{ version: 4 }, []],
  [{ company_email: 'office@okafor.test', version: 4 }, ['Company email: office@okafor.test.']],
  [{ company_address: null }, ['Company address: removed.']],
])("another member's change %o reads %o", (change, text) => {
  expect(describeOthersChanges(company, { ...company, ...change })).toEqual(text)
})

const values: CompanyValues = {
  company_name: 'Okafor Mobility Limited',
  rc_number: 'RC1234567',
  business_type: 'Company',
  company_address: '14 Allen Avenue, Ikeja, Lagos',
  company_email: 'hello@okafor.test',
  company_phone: '+2348030000001',
  country: 'NG',
  experience_start_date: '2015-06-01',
}

test.each<[typed: Partial<CompanyValues>, sent: Partial<CompanyValues>]>([
  [{}, {}],
  [{ company_name: 'Okafor Limited' }, { company_name: 'Okafor Limited' }],
  [{ rc_number: 'RC7654321' }, { rc_number: 'RC7654321', business_type: 'Company' }],
  [{ company_phone: '+2348030000009' }, { company_phone: '+2348030000009', country: 'NG' }],
  [
    { company_address: '1 Marina Road', company_email: 'office@okafor.test', experience_start_date: '2016-01-01' },
    { company_address: '1 Marina Road', company_email: 'office@okafor.test', experience_start_date: '2016-01-01' },
  ],
])('of the values with %o only what was typed is sent', (typed, sent) => {
  expect(pickOwnChanges(company, { ...values, ...typed })).toEqual(sent)
})
