import { paths } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { listPageRooms } from './sessionRooms.ts'

test.each([
  [paths.trip({ tripId: 'trp_1' }), ['trip:trp_1']],
  [paths.trip({ tripId: 'trp_1', tab: 'manifest' }), ['trip:trp_1']],
  [paths.upcomingTrip({ tripId: 'trp_2' }), ['trip:trp_2']],
  [paths.trips(), []],
  [paths.vehicle({ vehicleId: 'veh_1' }), []],
])('the page %s joins %j', (path, rooms) => {
  expect(listPageRooms(path)).toEqual(rooms)
})
