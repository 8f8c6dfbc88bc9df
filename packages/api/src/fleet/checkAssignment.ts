import { licenceCoverage, licenceCoverageMessage, vehicleTypes } from '@vehicle-partner/domain'
import { RequestError, type FieldErrors } from '../kernel/errors.ts'

interface AssignmentParty {
  status: string
  active_trip: boolean
}

const closedToDrivers: readonly string[] = ['archived', 'suspended', 'rejected']
const statusWords: Readonly<Record<string, string>> = { archived: 'removed', suspended: 'suspended', rejected: 'not accepted' }

/** Checks whether the driver may take the vehicle and leave `left`. Returns warnings, throws RequestError if not allowed. */
export function checkAssignment(
  vehicle: AssignmentParty & { type: string },
  driver: (AssignmentParty & { licence_class: string }) | null,
  previousVehicle: AssignmentParty | undefined,
): string[] {
  if (vehicle.active_trip || previousVehicle?.active_trip) throw new RequestError('VehicleHasActiveTrip')
  if (driver === null) return []
  if (driver.active_trip) throw new RequestError('DriverHasActiveTrip')
  if (vehicle.status === 'archived') throw new RequestError('InvalidTransition', 'This vehicle was removed')
  if (closedToDrivers.includes(driver.status))
    throw new RequestError('InvalidTransition', `This driver is ${statusWords[driver.status] ?? driver.status}`)
  const type = vehicleTypes.find((each) => each === vehicle.type)
  const message = type && licenceCoverageMessage(driver.licence_class, type)
  if (!type || message === undefined) return []
  if (licenceCoverage(driver.licence_class, type) === 'no')
    throw new RequestError('LicenceClassMismatch', message, { errors: { driver_id: message } })
  return [`${message}. Please check the licence.`]
}

/**
 * Checks that neither the vehicle has another driver nor the driver another vehicle by now, for an undo that would take one from the other.
 * Throws RequestError `VersionConflict`.
 */
export function checkUnassigned(
  { registration_number }: { registration_number: string },
  { fname, lname }: { fname: string; lname: string },
  present: { driver: object | undefined; vehicle: { registration_number: string } | undefined },
): void {
  if (present.vehicle)
    throw new RequestError('VersionConflict', `${fname} ${lname} drives ${present.vehicle.registration_number} now. Nothing was changed.`)
  if (present.driver) throw new RequestError('VersionConflict', `${registration_number} has another driver now. Nothing was changed.`)
}

/**
 * The error of a change that leaves a driver with a vehicle that their licence class does not cover, on the field that changes: the vehicle's
 * `type` or the driver's `licence_class`. `crew`: the two as they would be; undefined if there is no such pair.
 */
export function crewLicenceErrors(field: 'type' | 'licence_class', crew: { type: string; licence_class: string } | undefined): FieldErrors {
  const type = vehicleTypes.find((each) => each === crew?.type)
  if (!crew || !type || licenceCoverage(crew.licence_class, type) !== 'no') return {}
  const other = field === 'type' ? 'driver' : 'vehicle'
  return { [field]: `${licenceCoverageMessage(crew.licence_class, type) ?? ''}. Unassign the ${other} first.` }
}
