import { expect, test } from 'vitest'
import { describeVehicleValue, needsReviewAgain } from './vehicleChanges.ts'

test.each([
  ['active', { registration_number: 'KJA-456XY' }, true],
  ['active', { chassis_number: null }, true],
  ['active', { seats: 14, color: 'Red' }, true],
  ['active', { color: 'Red', photos: [] }, false],
  ['active', { type: 'suv' }, true],
  ['inactive', { year: 2016 }, true],
  ['pending_review', { year: 2016 }, false],
  ['draft', { brand: 'Kia' }, false],
])('a vehicle that is %s with the change %j goes back for review: %s', (status, changes, expected) => {
  expect(needsReviewAgain(status, changes)).toBe(expected)
})

test.each([
  ['type', 'mini_bus', 'Mini bus'],
  ['name', 'Hiace', 'Hiace'],
  ['year', 2016, '2016'],
  ['amenity_list', ['air_conditioning', 'wifi'], 'Air conditioning, Wi-Fi'],
  ['city_id', 'cty_1', 'Lagos'],
  ['city_id', 'cty_9', 'another city'],
])('%s %j reads %s', (name, value, text) => expect(describeVehicleValue(value, name, [{ id: 'cty_1', name: 'Lagos' }])).toBe(text))
