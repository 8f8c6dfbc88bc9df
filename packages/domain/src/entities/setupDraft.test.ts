import { expect, test } from 'vitest'
import { dateTextMaxLength } from '../calendarDays.ts'
import {
  isDraftEmpty,
  pickDraftFields,
  setupDraftFields,
  setupDraftForms,
  setupDraftMaxBytes,
  setupDraftValues,
  type SetupDraftForm,
} from './setupDraft.ts'

/** What is kept of the values that a client sends. */
const keep = (form: SetupDraftForm, values: unknown) => pickDraftFields(form, setupDraftValues.parse(values))

test('every form is listed', () => {
  expect(Object.keys(setupDraftFields)).toEqual([...setupDraftForms])
})

test.each([
  ['identity', 'document_id', '12345678901'],
  ['identity', 'otp_code', '1234'],
  ['identity', 'password', 'Demo-1234'],
  ['address', 'files', [{ value: '/v1/files/upl_1', name: 'bill.pdf' }]],
  ['company', 'document_id', '12345678901'],
  ['company', '__proto__', { a: 'b' }],
  ['identity', 'full_address', 'a field of another form'],
  ['vehicle', 'front', [{ value: '/v1/files/upl_1', name: 'front.jpg' }]],
  ['driver', 'nin', '12345678901'],
  ['driver', 'avatar', '/v1/files/upl_1'],
] as const)('the draft of %s drops %s', (form, name, value) => {
  expect(Object.keys(keep(form, { [name]: value }))).toEqual([])
})

test.each([
  ['12345678901', ''],
  ['123 4567 8901', ''],
  ['1234-567-8901', ''],
  ['My NIN 12345678901.', 'My NIN .'],
  ['22345678901 and 12345678901', ' and '],
  ['123456789012', '123456789012'],
  ['RC1234567', 'RC1234567'],
  ['14 Allen Avenue, Ikeja', '14 Allen Avenue, Ikeja'],
])('the text %j is kept as %j: an identity number may be typed into any field', (typed, kept) => {
  expect(keep('identity', { fname: typed })).toEqual({ fname: kept })
  expect(keep('address', { full_address: typed })).toEqual({ full_address: kept })
})

test('a phone number and an e-mail address may have eleven digits', () => {
  const values = { company_phone: { number: '08031234567', country: 'NG' }, company_email: '08031234567@demo.test' }
  expect(keep('company', values)).toEqual(values)
  const contacts = { phone: values.company_phone, email: '08031234567@demo.test', emergency_phone: '08031234567' }
  expect(keep('driver', contacts)).toEqual(contacts)
})

test.each([
  ['a text where a list is expected', { cities: 'cty_1' }],
  ['an object where a text is expected', { fname: { deep: { deeper: 'x' } } }],
  ['a long text', { fname: 'x'.repeat(201) }],
  ['many cities', { cities: Array.from({ length: 201 }, () => 'cty_1') }],
  ['many bytes', { cities: Array.from({ length: 200 }, () => 'x'.repeat(64)) }],
])('rejects %s', (_what, values) => {
  expect(setupDraftValues.safeParse(values).success).toBe(false)
})

test('the longest texts of the company fit', () => {
  const values = Object.fromEntries(
    setupDraftFields.company.filter((name) => name !== 'company_phone').map((name) => [name, 'ẹ'.repeat(20)]),
  )
  expect(keep('company', values)).toEqual(values)
  expect(setupDraftMaxBytes).toBeGreaterThan(3 * (300 + 60 + 300 + 500 + 254 + 20))
})

test.each([
  ['company', 'experience_start_date'],
  ['identity', 'dob'],
  ['driver', 'dob'],
  ['driver', 'licence_issue_date'],
  ['driver', 'licence_expiry_date'],
  ['driver', 'lasdri_expiry_date'],
] as const)('the draft of %s keeps a long text as %s', (form, field) => {
  const values = { [field]: '?Wednesday 17 May 1990'.padEnd(dateTextMaxLength, '!') }
  expect(keep(form, values)).toEqual(values)
})

test.each([
  [{}, true],
  [{ fname: '', cities: [], company_phone: { number: '', country: 'NG' } }, true],
  [{ fname: 'A' }, false],
  [{ cities: ['cty_1'] }, false],
  [{ company_phone: { number: '803', country: 'NG' } }, false],
])('the draft %j is empty: %s', (values, expected) => {
  expect(isDraftEmpty(values)).toBe(expected)
})
