import { expect, test } from 'vitest'
import { importColumns, matchImportHeaders, type ImportColumn } from './importColumns.ts'

test.each<[readonly string[], readonly (string | null)[]]>([
  [
    ['Plate number', 'Brand', 'Model'],
    ['registration_number', 'brand', 'name'],
  ],
  [
    ['REG. NO', 'make', 'Year of Manufacture', 'Capacity'],
    ['registration_number', 'brand', 'year', 'seats'],
  ],
  [
    ['Make', 'Kind', 'Yr', 'Vehicle colour'],
    ['brand', 'type', 'year', 'color'],
  ],
  [
    ['registration_number', 'fuel_type', 'city_id'],
    ['registration_number', 'fuel_type', 'city'],
  ],
  [
    ['Registraton', 'Chasis number', 'Transmision'],
    ['registration_number', 'chassis_number', 'transmission'],
  ],
  [
    ['Odometer (km)', 'Color', 'COLOUR'],
    ['odometer_km', 'color', null],
  ],
  // The exact name gets the field, also when it stands after a misspelt one.
  [
    ['Bramd', 'Brand'],
    [null, 'brand'],
  ],
  // Short names have no room for mistakes.
  [
    ['Yeat', 'Tyre', 'Vim', ''],
    [null, null, null, null],
  ],
  [
    ['S/N', 'Remarks', '=HYPERLINK("x")'],
    [null, null, null],
  ],
  [[], []],
])('headers of vehicles %j are the fields %j', (headers, fields) =>
  expect(matchImportHeaders(headers, importColumns.vehicles)).toEqual(fields),
)

test.each<[readonly string[], readonly (string | null)[]]>([
  [
    ['First Name', 'Surname', 'GSM', "Driver's License", 'License Expiry Date', 'D.O.B'],
    ['fname', 'lname', 'phone', 'licence_number', 'licence_expiry_date', 'dob'],
  ],
  [
    ['Phone No.', 'Lasdri expiry', 'E-mail'],
    ['phone', 'lasdri_expiry_date', 'email'],
  ],
])('headers of drivers %j are the fields %j', (headers, fields) =>
  expect(matchImportHeaders(headers, importColumns.drivers)).toEqual(fields),
)

test.each(Object.entries<readonly ImportColumn[]>(importColumns))('the template and the fields of %s match themselves', (_, columns) => {
  const fields = columns.map(({ field }) => field)
  expect(
    matchImportHeaders(
      columns.map(({ label }) => label),
      columns,
    ),
  ).toEqual(fields)
  expect(matchImportHeaders(fields, columns)).toEqual(fields)
})
