import { expect, test } from 'vitest'
import { describeDriverValue, toStoredDriver } from './driverChanges.ts'

test('a driver of a server that sends the specified fields alone can be edited', () => {
  expect(toStoredDriver({ id: 'drv_1' })).toMatchObject({ fname: '', country_code: 'NG', licence_class: '', languages: [], nin: null })
})

test.each([
  ['fname', 'Musa', 'Musa'],
  ['dob', '1990-04-12', '12 Apr 1990'],
  ['licence_expiry_date', '2028-01-10', '10 Jan 2028'],
  ['languages', ['Hausa', 'English'], 'Hausa, English'],
  ['emergency_contact', { name: 'Aisha Bello', phone: '0803', relationship: 'Wife' }, 'Aisha Bello'],
  ['city_id', 'cty_9', 'another city'],
])('%s %j reads %s', (name, value, text) => expect(describeDriverValue(value, name, [{ id: 'cty_1', name: 'Lagos' }])).toBe(text))
