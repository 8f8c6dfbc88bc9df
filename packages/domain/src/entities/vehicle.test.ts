import { describe, expect, test } from 'vitest'
import { seatRanges, vehicleTypes, type VehicleType } from '../vehicles.ts'
import { seatsError, vehicleErrors, yearError } from './vehicle.ts'

const today = '2026-11-22'

describe('seats by type', () => {
  test.each(vehicleTypes)('a %s may have the ends of its range, and nothing beyond', (type) => {
    const [least, most] = seatRanges[type]
    expect([least - 1, least, most, most + 1].map((seats) => seatsError(type, seats) === undefined)).toEqual([false, true, true, false])
  })
  test.each<[VehicleType, string]>([
    ['mini_bus', 'A mini bus usually has 10–18 seats'],
    ['suv', 'An SUV usually has 5–8 seats'],
  ])('%s: %s', (type, message) => expect(seatsError(type, 0)).toBe(message))
})

test.each([
  [2006, 'Vehicles must be 2007 or newer'],
  [2007, undefined],
  [2026, undefined],
  [2027, undefined],
  [2028, 'The year cannot be after 2027'],
])('a vehicle of %d in 2026: %s', (year, message) => expect(yearError(year, 2026)).toBe(message))

test('the floor can be set', () => expect(yearError(2011, 2026, 2012)).toBe('Vehicles must be 2012 or newer'))

test('buses need air conditioning, and each wrong field has its message', () => {
  expect(vehicleErrors({ type: 'mini_bus', year: 2014, seats: 14, amenity_list: ['air_conditioning'] }, { today })).toEqual({})
  expect(vehicleErrors({ type: 'sedan', year: 2014, seats: 4, amenity_list: [] }, { today })).toEqual({})
  expect(vehicleErrors({ type: 'coaster', year: 2000, seats: 5, amenity_list: ['tv'] }, { today })).toEqual({
    year: 'Vehicles must be 2007 or newer',
    seats: 'A coaster usually has 19–33 seats',
    amenity_list: 'Buses need air conditioning',
  })
})

test('the odometer never runs backwards', () => {
  const sedan = { type: 'sedan', year: 2014, seats: 4, amenity_list: [] }
  expect(vehicleErrors({ ...sedan, odometer_km: 900 }, { today, before: { odometer_km: 1000 } })).toEqual({
    odometer_km: 'The last reading was 1,000 km',
  })
  expect(vehicleErrors({ ...sedan, odometer_km: 1000 }, { today, before: { odometer_km: 1000 } })).toEqual({})
  expect(vehicleErrors({ ...sedan, odometer_km: 900 }, { today })).toEqual({})
})
