import { expect, test } from 'vitest'
import { documentFieldsOfDriver, driverFieldsOfDocument } from './driverDocumentFields.ts'

const document = { type: 'drivers_licence', number: 'abc-12345aa67', issue_date: '2026-11-20', expiry_date: '2029-11-20' }

test.each([
  ['a licence', {}, { licence_number: 'ABC12345AA67', licence_issue_date: '2026-11-20', licence_expiry_date: '2029-11-20' }],
  ['a licence without a number', { number: null }, { licence_issue_date: '2026-11-20', licence_expiry_date: '2029-11-20' }],
  ['a licence whose number is none', { number: 'DRI/1', issue_date: null }, { licence_expiry_date: '2029-11-20' }],
  ['a LASDRI card', { type: 'lasdri_card', number: 'LAS20001' }, { lasdri_number: 'LAS20001', lasdri_expiry_date: '2029-11-20' }],
  ['a LASDRI card without a number', { type: 'lasdri_card', number: null }, { lasdri_expiry_date: '2029-11-20' }],
  ['another document', { type: 'medical_certificate' }, {}],
  ['a document of a vehicle', { type: 'vehicle_licence' }, {}],
])('%s decides its fields', (_, more, fields) => expect(driverFieldsOfDocument({ ...document, ...more })).toEqual(fields))

const driver = {
  licence_number: 'ABC12345AA67',
  licence_issue_date: '',
  licence_expiry_date: '2029-11-20',
  lasdri_number: 'LAS20001',
  lasdri_expiry_date: '2027-11-20',
}

test.each([
  ['drivers_licence', { number: 'ABC12345AA67', issue_date: '', expiry_date: '2029-11-20' }],
  ['lasdri_card', { number: 'LAS20001', expiry_date: '2027-11-20' }],
  ['medical_certificate', {}],
])('the form of %s begins with fields of the driver', (type, fields) => expect(documentFieldsOfDriver(type, driver)).toEqual(fields))
