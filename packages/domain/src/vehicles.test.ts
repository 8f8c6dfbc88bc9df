import { describe, expect, test } from 'vitest'
import { isChassisNumber, seatRanges, seatsDoubt, vehicleErrors, vehicleTypes, yearDoubt, type VehicleType } from './vehicles.ts'

describe('seats by type', () => {
  test.each(vehicleTypes)('a %s may have the ends of its range, and nothing beyond', (type) => {
    const [least, most] = seatRanges[type]
    expect([least - 1, least, most, most + 1].map((seats) => seatsDoubt(type, seats) === undefined)).toEqual([false, true, true, false])
  })
  test.each<[VehicleType, string]>([
    ['mini_bus', 'A mini bus usually has 10–18 seats'],
    ['suv', 'An SUV usually has 5–8 seats'],
  ])('%s: %s', (type, message) => expect(seatsDoubt(type, 0)).toBe(message))
})

test.each([
  [2006, 'Vehicles must be 2007 or newer'],
  [2007, undefined],
  [2026, undefined],
  [2027, undefined],
  [2028, 'The year cannot be after 2027'],
])('a vehicle of %d in 2026: %s', (year, message) => expect(yearDoubt(year, 2026)).toBe(message))

test('the floor can be set', () => expect(yearDoubt(2011, 2026, 2012)).toBe('Vehicles must be 2012 or newer'))

describe('chassis numbers', () => {
  test.each([
    'JTFSX23P806123456',
    'JN1TG4E25A0123456',
    'WDB9066331S123456',
    'KMFWBX7HABU123456',
    '1HGCM82633A004352',
    'KDH201',
    'TRH2230034567',
    'XZB5001234',
    'ACA330123456',
    '123456',
  ])('%s could be one', (text) => expect(isChassisNumber(text)).toBe(true))
  test.each([
    '',
    '12345',
    'JTFSX23P8061234567',
    'JTFSX23P80612345I',
    'JTFSX23P80612345O',
    'JTFSX23P80612345Q',
    'jtfsx23p806123456',
    'KDH 201',
    'KDH-201',
    'KDH201!',
    'ẸDH201',
  ])('%j is none', (text) => expect(isChassisNumber(text)).toBe(false))
})

test('buses need air conditioning, and each wrong field has its message', () => {
  expect(vehicleErrors({ type: 'mini_bus', year: 2014, seats: 14, amenity_list: ['air_conditioning'] }, 2026)).toEqual({})
  expect(vehicleErrors({ type: 'sedan', year: 2014, seats: 4, amenity_list: [] }, 2026)).toEqual({})
  expect(vehicleErrors({ type: 'coaster', year: 2000, seats: 5, amenity_list: ['tv'] }, 2026)).toEqual({
    year: 'Vehicles must be 2007 or newer',
    seats: 'A coaster usually has 19–33 seats',
    amenity_list: 'Buses need air conditioning',
  })
})
