import { expect, test } from 'vitest'
import { getFieldMessages } from '../testing/fieldMessages.ts'
import {
  driverDraftFields,
  driverSchema,
  driverSteps,
  emptyDriver,
  licenceCoverageWarning,
  toDriverFieldName,
  toDriverFields,
  type DriverFields,
} from './DriverForm.schema.ts'

const bus = { id: 'v1', registration_number: 'KJA-456XY', name: 'Hiace', type: 'mini_bus' }
const sedan = { id: 'v2', registration_number: 'LND-482XA', name: 'Corolla', type: 'sedan' }
const schema = driverSchema({ today: '2026-11-21' })
const good: DriverFields = {
  ...emptyDriver,
  fname: 'Musa',
  lname: 'Bello',
  phone: { number: '+2348030000011', country: 'NG' },
  dob: '1990-04-12',
  city_id: 'lagos',
  licence_number: 'ABC12345678AA1',
  licence_class: 'E',
  licence_issue_date: '2025-01-10',
  licence_expiry_date: '2028-01-10',
}
const special = 'Special characters and numbers are not allowed'
const badPhone = 'Please provide a valid phone number'

const guarantor = { guarantor_name: 'Tunde', guarantor_phone: '08030000013', guarantor_relationship: 'Uncle' }

test.each<[what: string, change: Partial<DriverFields>, messages: Partial<Record<keyof DriverFields, string>>]>([
  ['all required fields', {}, {}],
  ['no first name', { fname: ' ' }, { fname: 'Please enter the first name' }],
  ['no last name', { lname: '' }, { lname: 'Please enter the last name' }],
  ['a digit in a name', { fname: 'Musa2' }, { fname: special }],
  ['an apostrophe in a name', { lname: 'O’Connor' }, {}],
  ['diacritics', { fname: 'Adéṣọlá' }, {}],
  ['digits in other names', { other_names: 'B4' }, { other_names: special }],
  ['no phone', { phone: { number: '', country: 'NG' } }, { phone: badPhone }],
  ['a phone that is too short', { phone: { number: '+234803', country: 'NG' } }, { phone: badPhone }],
  ['an invalid address', { email: 'musa@bello' }, { email: 'Please provide a valid email' }],
  ['no date of birth', { dob: '' }, { dob: 'Please enter the date of birth' }],
  ['the 31st of February', { dob: '1990-02-31' }, { dob: 'Please enter a date that exists' }],
  ['eighteen today', { dob: '2008-11-21' }, {}],
  ['eighteen tomorrow', { dob: '2008-11-22' }, { dob: 'Driver must be at least 18' }],
  ['a home address of four letters', { address: 'Yaba' }, { address: 'Please provide a valid address' }],
  ['no city', { city_id: '' }, { city_id: 'Please select the city' }],
  ['a NIN of ten digits', { nin: '1234567890' }, { nin: 'NIN must be 11 digits' }],
  ['a NIN of eleven', { nin: '12345678901' }, {}],
  ['no licence number', { licence_number: '' }, { licence_number: 'Please enter the licence number' }],
  ['a licence number of four characters', { licence_number: 'ABC1' }, { licence_number: 'Please enter 5 to 20 letters and digits' }],
  ['a licence number with a slash', { licence_number: 'ABC/12345' }, { licence_number: 'Please enter 5 to 20 letters and digits' }],
  ['an unusual licence number is valid', { licence_number: '123456' }, {}],
  ['no class', { licence_class: '' }, { licence_class: 'Please select the class of the licence' }],
  ['a licence of tomorrow', { licence_issue_date: '2026-11-22' }, { licence_issue_date: 'The issue date cannot be in the future' }],
  ['no expiry date', { licence_expiry_date: '' }, { licence_expiry_date: 'Please enter the expiry date' }],
  ['an expired licence', { licence_expiry_date: '2026-11-20' }, { licence_expiry_date: 'This document has already expired' }],
  ['a licence that expires today', { licence_expiry_date: '2026-11-21' }, {}],
  [
    'a licence that expires on its issue date',
    { licence_issue_date: '2026-11-21', licence_expiry_date: '2026-11-21' },
    { licence_expiry_date: 'Expiry must be after the issue date' },
  ],
  ['a LASDRI number without an expiry date', { lasdri_number: 'LAS-1' }, { lasdri_expiry_date: 'Please enter the expiry date' }],
  ['61 years of experience', { years_experience: '61' }, { years_experience: 'Between 0 and 60 years' }],
  [
    'half a contact',
    { emergency_name: 'Aisha' },
    { emergency_phone: 'Please enter the phone number', emergency_relationship: 'Please enter the relationship' },
  ],
  [
    'a contact without a name',
    { emergency_phone: '08030000012', emergency_relationship: 'Wife' },
    { emergency_name: 'Please enter the name' },
  ],
  [
    'a guarantor with an address only',
    { guarantor_address: '4 Allen Avenue, Ikeja' },
    {
      guarantor_name: 'Please enter the name',
      guarantor_phone: 'Please enter the phone number',
      guarantor_relationship: 'Please enter the relationship',
    },
  ],
  [
    'a guarantor whose address is too short',
    { ...guarantor, guarantor_address: '4' },
    { guarantor_address: 'Please provide a valid address' },
  ],
  ['a guarantor without an address', guarantor, {}],
  ['a class that does not cover the vehicle', { licence_class: 'B', vehicle: bus }, { vehicle: 'Class B does not cover a mini bus' }],
  [
    'rules between fields while other fields are invalid',
    { fname: '', dob: '2010-01-01', lasdri_number: 'LAS-1', licence_class: '' },
    {
      fname: 'Please enter the first name',
      dob: 'Driver must be at least 18',
      lasdri_expiry_date: 'Please enter the expiry date',
      licence_class: 'Please select the class of the licence',
    },
  ],
  ['a class that covers a smaller one', { licence_class: 'B', vehicle: sedan }, {}],
  ['a class that may not cover it is valid', { licence_class: 'D', vehicle: bus }, {}],
])('%s', async (_what, change, messages) => {
  expect(await getFieldMessages(schema, { ...good, ...change }, toDriverFieldName)).toEqual(messages)
})

test('warns of a class that may not cover a vehicle', () => {
  expect(licenceCoverageWarning('D', bus)).toEqual({ severity: 'warning', text: 'Class D may not cover a mini bus' })
  expect(licenceCoverageWarning('A', { ...bus, type: 'suv' })).toEqual({ severity: 'error', text: 'Class A does not cover an SUV' })
  expect(licenceCoverageWarning('E', bus)).toBeUndefined()
  expect(licenceCoverageWarning('', bus)).toBeUndefined()
})

test('decodes empty fields to null, and the phone to a number and its country', async () => {
  const decode = (change: Partial<DriverFields>) => schema.parseAsync({ ...good, ...change })
  expect(await decode({})).toMatchObject({
    phone: '+2348030000011',
    country_code: 'NG',
    email: null,
    nin: null,
    years_experience: null,
    emergency_contact: null,
    guarantor: null,
    state: null,
    languages: [],
    avatar: null,
    vehicle: null,
    invite: true,
  })
  expect(await decode({ emergency_name: 'Aisha', emergency_phone: '08030', emergency_relationship: 'Wife' })).toMatchObject({
    emergency_contact: { name: 'Aisha', phone: '08030', relationship: 'Wife' },
  })
  expect((await decode(guarantor)).guarantor).toEqual({ name: 'Tunde', phone: '08030000013', relationship: 'Uncle' })
  expect((await decode({ ...guarantor, guarantor_address: '4 Allen Avenue' })).guarantor).toMatchObject({ address: '4 Allen Avenue' })
})

test('encodes a driver to the fields from which it was decoded', async () => {
  const driver = await schema.parseAsync({ ...good, ...guarantor, years_experience: '12', email: 'musa@bello.ng' })
  const fields = toDriverFields(driver)
  expect(fields).toMatchObject({ guarantor_phone: '08030000013', years_experience: '12', lasdri_number: '' })
  const { vehicle: _vehicle, invite: _invite, ...person } = driver
  expect(await schema.parseAsync(fields)).toMatchObject(person)
})

test('an expired licence does not block other changes of a stored driver', async () => {
  const expired = { ...good, licence_expiry_date: '2026-01-10' }
  const before = { ...(await schema.parseAsync(good)), licence_expiry_date: '2026-01-10' }
  const editing = driverSchema({ today: '2026-11-21', before })
  expect(await getFieldMessages(editing, { ...expired, lname: 'Ọdúnsì' })).toEqual({})
  expect(await getFieldMessages(editing, { ...expired, licence_expiry_date: '2026-02-10' })).toEqual({
    licence_expiry_date: 'This document has already expired',
  })
})

test('every field belongs to one step, and a draft never stores the identity number', () => {
  const stepFields = Object.values(driverSteps).flat()
  expect(stepFields.toSorted()).toEqual(Object.keys(emptyDriver).toSorted())
  expect(driverDraftFields).not.toContain('nin')
  expect(driverDraftFields).not.toContain('avatar')
})
