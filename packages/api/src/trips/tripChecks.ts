import { canShareTrip, tripGroup, tripLock, type AssignmentObstacle } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'

interface TripTiming {
  status: string
  departure_at: Date
}

/** Throws RequestError unless the partner may still assign or decline the trip. */
export function checkChangeable(trip: TripTiming, now: Date): void {
  if (tripGroup(trip.status) !== 'upcoming') throw new RequestError('InvalidTransition', 'This trip has begun or is over')
  if (!tripLock(trip.departure_at, trip.status, now).can_change) throw new RequestError('AssignmentCutoffPassed')
}

/** Throws RequestError unless the partner may decline the trip, which must be assigned. */
export function checkDeclinable(trip: TripTiming, now: Date): void {
  checkChangeable(trip, now)
  if (trip.status !== 'assigned') throw new RequestError('InvalidTransition', 'This trip is not given to you')
}

/** Throws RequestError for what keeps a vehicle and a driver from a trip. */
export function checkObstacles(vehicle: readonly AssignmentObstacle[], driver: readonly AssignmentObstacle[]): void {
  const all = [...vehicle, ...driver]
  if (all.length === 0) return
  const join = (obstacles: readonly AssignmentObstacle[]) => obstacles.map(({ text }) => text).join('. ')
  const errors = {
    ...(vehicle.length > 0 ? { vehicle_id: join(vehicle) } : {}),
    ...(driver.length > 0 ? { driver_id: join(driver) } : {}),
  }
  if (all.some(({ code }) => code === 'blocked' || code === 'seats')) throw new RequestError('ValidationError', undefined, { errors })
  const licence = driver.find(({ code }) => code === 'licence')
  if (licence) throw new RequestError('LicenceClassMismatch', licence.text, { errors })
  const { reference } = all[0] ?? {}
  throw new RequestError('ScheduleOverlap', `This ${vehicle.length > 0 ? 'vehicle' : 'driver'} has ${reference} at that time`, {
    errors,
    ...(reference === undefined ? {} : { data: { reference } }),
  })
}

/** Throws RequestError unless the trip is in progress or departs within a day. */
export function checkShareable(trip: TripTiming, now: Date): void {
  if (tripGroup(trip.status) === 'history') throw new RequestError('InvalidTransition', 'This trip is over')
  if (!canShareTrip(trip.departure_at, trip.status, now))
    throw new RequestError('InvalidTransition', 'A trip can be shared from a day before it departs')
}
