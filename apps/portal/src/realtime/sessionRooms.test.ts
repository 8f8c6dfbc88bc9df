import { paths } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { listPageRooms, listSessionRooms } from './sessionRooms.ts'

test.each([
  [paths.trip({ tripId: 'trp_1' }), ['trip:trp_1']],
  [paths.trip({ tripId: 'trp_1', tab: 'manifest' }), ['trip:trp_1']],
  [paths.upcomingTrip({ tripId: 'trp_2' }), ['trip:trp_2']],
  [paths.trips(), []],
  [paths.vehicle({ vehicleId: 'veh_1' }), []],
])('the page %s joins %j', (path, rooms) => {
  expect(listPageRooms(path)).toEqual(rooms)
})

test.each([
  [['partner_trip_manager'], ['partner:prt_1', 'partner:prt_1:trips', 'partner:prt_1:telemetry']],
  [['partner_earnings_manager'], ['partner:prt_1', 'partner:prt_1:earnings']],
])('a session with the roles %j joins %j beside its own room', (roles, rooms) => {
  expect(listSessionRooms('usr_1', 'prt_1', roles)).toEqual(['user:usr_1', ...rooms])
})

test('a session without an organisation joins its own room alone', () => {
  expect(listSessionRooms('usr_1', undefined, ['partner_owner'])).toEqual(['user:usr_1'])
})
