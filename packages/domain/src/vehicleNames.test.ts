import { expect, test } from 'vitest'
import { formatVehicleName } from './vehicleNames.ts'

test('a vehicle is called by its brand, model and year', () => {
  expect(formatVehicleName({ brand: 'Toyota', name: 'Hiace', year: 2014 })).toBe('Toyota Hiace 2014')
})
