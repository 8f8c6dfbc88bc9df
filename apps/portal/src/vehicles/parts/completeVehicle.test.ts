import { expect, test } from 'vitest'
import { completeVehicle } from './completeVehicle.ts'

const specified = {
  id: 'veh_1',
  brand: 'Toyota',
  type: 'mini_bus',
  name: 'Hiace',
  year: 2014,
  seats: 14,
  status: 'active',
  driver: { id: 'drv_1' },
  amenity_list: ['wifi'],
  inventory_type: 'dedicated',
  created_at: '2025-03-03T08:00:00.000Z',
}

test('a vehicle of a server of the specification alone can be shown', () => {
  expect(completeVehicle(specified)).toMatchObject({
    ...specified,
    driver: { id: 'drv_1', fname: '', lname: '' },
    dispatchable: true,
    dispatch_blockers: [],
    compliance: { issues: [] },
    upcoming_trips: 0,
    active_trip: false,
  })
})

test('fields that are there stay', () => {
  expect(completeVehicle({ ...specified, driver: null, nickname: 'Bus 3', version: 4 })).toMatchObject({
    driver: null,
    nickname: 'Bus 3',
    version: 4,
  })
})
