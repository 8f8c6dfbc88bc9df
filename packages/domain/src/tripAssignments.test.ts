import { expect, test } from 'vitest'
import { driverLicenceWarning, driverObstacles, isSameAssignment, vehicleObstacles } from './tripAssignments.ts'

const free = { blockers: [], overlap: undefined }
const expired = { text: 'Insurance certificate expired 3 days ago' }

test.each([
  ['enough seats', { ...free, seats: 12 }, []],
  ['too few seats', { ...free, seats: 11 }, ['seats: 12 seats are booked, this vehicle has 11']],
  ['another trip', { ...free, seats: 14, overlap: 'TRP-1' }, ['overlap: Has TRP-1 at that time']],
  [
    'everything at once',
    { blockers: [{ text: 'Paused by you' }, expired], overlap: 'TRP-1', seats: 5 },
    [
      'blocked: Paused by you',
      `blocked: ${expired.text}`,
      'seats: 12 seats are booked, this vehicle has 5',
      'overlap: Has TRP-1 at that time',
    ],
  ],
])('a vehicle with %s', (_, vehicle, obstacles) => {
  expect(vehicleObstacles(vehicle, { seats_booked: 12 }).map(({ code, text }) => `${code}: ${text}`)).toEqual(obstacles)
})

test.each([
  ['E', 'mini_bus', [], undefined],
  ['B', 'mini_bus', ['licence: Class B does not cover a mini bus'], undefined],
  ['B', 'sedan', [], undefined],
  ['A', 'suv', ['licence: Class A does not cover an SUV'], undefined],
  ['C', 'coaster', [], 'Class C may not cover a coaster. Please check the licence.'],
  ['B', undefined, [], undefined],
  ['B', 'hovercraft', [], undefined],
])('a driver of class %s for %s', (licence_class, type, obstacles, warning) => {
  expect(driverObstacles({ ...free, licence_class }, type).map(({ code, text }) => `${code}: ${text}`)).toEqual(obstacles)
  expect(driverLicenceWarning(licence_class, type)).toBe(warning)
})

test('a driver who is suspended, of the wrong class and on another trip has three obstacles', () => {
  const driver = { blockers: [{ text: 'Suspended' }], overlap: 'TRP-1', licence_class: 'B' }
  expect(driverObstacles(driver, 'bus').map(({ code }) => code)).toEqual(['blocked', 'licence', 'overlap'])
})

test.each<[string, { vehicle_id: string; driver_id: string; status?: string }, boolean]>([
  ['both', { vehicle_id: 'veh_1', driver_id: 'drv_1' }, true],
  ['both, of a trip that waits for a vehicle', { vehicle_id: 'veh_1', driver_id: 'drv_1', status: 'scheduled' }, false],
  ['another vehicle', { vehicle_id: 'veh_2', driver_id: 'drv_1' }, false],
  ['another driver', { vehicle_id: 'veh_1', driver_id: 'drv_2' }, false],
])('the same assignment: %s', (_, { status = 'assigned', ...asked }, same) => {
  expect(isSameAssignment({ vehicle_id: 'veh_1', driver_id: 'drv_1', status }, asked)).toBe(same)
})
