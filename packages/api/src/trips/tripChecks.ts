import { licenceCoverage, tripGroup, tripLock, vehicleTypeLabels, vehicleTypes, type DispatchBlocker } from '@vehicle-partner/domain'
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

interface AssignmentCandidate {
  type: string
  seats: number
  licence_class: string
  /** Why the vehicle gets no trips, apart from its driver. */
  vehicleBlockers: readonly DispatchBlocker[]
  driverBlockers: readonly DispatchBlocker[]
  /** An overlapping trip of the vehicle or driver. */
  overlap: { reference: string; of: 'vehicle' | 'driver' } | undefined
}

/** Checks whether vehicle and driver can take the trip. Returns warnings, throws RequestError if not. */
export function checkAssignmentCandidate(candidate: AssignmentCandidate, trip: { seats_booked: number }): string[] {
  const { type, seats, licence_class, vehicleBlockers, driverBlockers, overlap } = candidate
  const [vehicle, driver] = [vehicleBlockers[0], driverBlockers[0]]
  const full = seats < trip.seats_booked ? `${trip.seats_booked} seats are booked, this vehicle has ${seats}` : undefined
  const vehicleError = vehicle?.text ?? full
  const errors = { ...(vehicleError ? { vehicle_id: vehicleError } : {}), ...(driver ? { driver_id: driver.text } : {}) }
  if (Object.keys(errors).length > 0) throw new RequestError('ValidationError', undefined, { errors })
  const vehicleType = vehicleTypes.find((each) => each === type)
  const cover = vehicleType ? licenceCoverage(licence_class, vehicleType) : 'covers'
  const label = vehicleType ? vehicleTypeLabels[vehicleType] : type
  if (cover === 'no') {
    const message = `Class ${licence_class} does not cover a ${label}`
    throw new RequestError('LicenceClassMismatch', message, { errors: { driver_id: message } })
  }
  if (overlap)
    throw new RequestError('ScheduleOverlap', `This ${overlap.of} has ${overlap.reference} at that time`, {
      errors: { [`${overlap.of}_id`]: `Has ${overlap.reference} at that time` },
      data: { reference: overlap.reference },
    })
  return cover === 'doubtful' ? [`Class ${licence_class} may not cover a ${label}. Please check the licence.`] : []
}

/** Throws RequestError unless the trip is in progress or departs within a day. */
export function checkShareable(trip: TripTiming, now: Date): void {
  const group = tripGroup(trip.status)
  if (group === 'history') throw new RequestError('InvalidTransition', 'This trip is over')
  if (group === 'upcoming' && trip.departure_at.getTime() - now.getTime() > 86_400_000)
    throw new RequestError('InvalidTransition', 'A trip can be shared from a day before it departs')
}
