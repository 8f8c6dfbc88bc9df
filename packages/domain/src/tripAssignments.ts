import { licenceCoverage, licenceCoverageMessage } from './licences.ts'
import { vehicleTypes } from './vehicles.ts'

/** Something that keeps a vehicle or a driver from a trip. */
export interface AssignmentObstacle {
  /** `blocked`: gets no trips at all; `seats`: fewer than are booked; `licence`: its class does not cover the vehicle; `overlap`: another trip. */
  code: 'blocked' | 'seats' | 'licence' | 'overlap'
  /** One sentence without a full stop: 'Has TRP-7K2M9 at that time'. */
  text: string
  /** Of `overlap`: the other trip. */
  reference?: string
}

interface Candidate {
  /** Why it gets no trips at all. */
  blockers: readonly { text: string }[]
  /** The reference of another open trip at that time. */
  overlap: string | undefined
}

const general = ({ blockers, overlap }: Candidate): { blocked: AssignmentObstacle[]; overlaps: AssignmentObstacle[] } => ({
  blocked: blockers.map(({ text }) => ({ code: 'blocked', text })),
  overlaps: overlap === undefined ? [] : [{ code: 'overlap', text: `Has ${overlap} at that time`, reference: overlap }],
})

/** What keeps a vehicle from a trip; empty if it may take it. The vehicle's usual driver does not matter: a trip names its own. */
export function vehicleObstacles(vehicle: Candidate & { seats: number }, trip: { seats_booked: number }): AssignmentObstacle[] {
  const { blocked, overlaps } = general(vehicle)
  const isTooSmall = vehicle.seats < trip.seats_booked
  const text = `${trip.seats_booked} seats are booked, this vehicle has ${vehicle.seats}`
  return [...blocked, ...(isTooSmall ? [{ code: 'seats' as const, text }] : []), ...overlaps]
}

const findType = (vehicleType: string | undefined) => vehicleTypes.find((type) => type === vehicleType)

/** What keeps a driver from a trip with a vehicle of a type; empty if the driver may take it. Without a type the licence class is not checked. */
export function driverObstacles(driver: Candidate & { licence_class: string }, vehicleType: string | undefined): AssignmentObstacle[] {
  const { blocked, overlaps } = general(driver)
  const type = findType(vehicleType)
  const text = type && licenceCoverage(driver.licence_class, type) === 'no' ? licenceCoverageMessage(driver.licence_class, type) : undefined
  return [...blocked, ...(text === undefined ? [] : [{ code: 'licence' as const, text }]), ...overlaps]
}

/** The warning for a licence class that may not cover a type of vehicle; undefined if there is none. */
export function driverLicenceWarning(licenceClass: string, vehicleType: string | undefined): string | undefined {
  const type = findType(vehicleType)
  if (type === undefined || licenceCoverage(licenceClass, type) !== 'doubtful') return undefined
  return `${licenceCoverageMessage(licenceClass, type)}. Please check the licence.`
}

interface Assignment {
  vehicle_id: string | null
  driver_id: string | null
}

/** Whether a trip is assigned to this vehicle and this driver already. */
export const isSameAssignment = (trip: Assignment & { status: string }, asked: Assignment): boolean =>
  trip.status === 'assigned' && trip.vehicle_id === asked.vehicle_id && trip.driver_id === asked.driver_id
