import { toVehicleBrief } from '../fleet/toVehicleBrief.ts'
import { checkAssignment, checkUnassigned } from '../fleet/checkAssignment.ts'
import type { AssignmentChange } from '../fleet/fleetSchemas.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { findAssignment, findDriverOf, findVehicleOf } from './fleetLookups.ts'
import type { DemoData } from './demoData.ts'

const toDriverBrief = ({ id, fname, lname }: MockDriver) => ({ id, fname, lname })

/** Assigns a vehicle to a driver, or unassigns it. Ends the previous assignments of both. */
export function assignVehicle(
  demoData: DemoData,
  vehicle: MockVehicle,
  driver: MockDriver | null,
  onlyUnassigned = false,
): AssignmentChange {
  const before = findDriverOf(demoData, vehicle.id)
  const had = driver === null ? undefined : findVehicleOf(demoData, driver.id)
  const same = before?.id === driver?.id
  const previousVehicle = had && had.id !== vehicle.id ? had : undefined
  if (onlyUnassigned && driver && !same) checkUnassigned(vehicle, driver, { driver: before, vehicle: previousVehicle })
  const warnings = same ? [] : checkAssignment(vehicle, driver, previousVehicle)
  if (!same) {
    endAssignment(demoData, vehicle.id)
    if (driver) {
      endAssignment(demoData, driver.id)
      const id = `vas_demo${demoData.fleet.assignments.length + 1}`
      demoData.fleet.assignments.push({ id, vehicle_id: vehicle.id, driver_id: driver.id, from: demoData.clock().toISOString(), to: null })
    }
    vehicle.version += 1
  }
  return {
    vehicle: toVehicleBrief(vehicle),
    driver: driver && toDriverBrief(driver),
    left_vehicle: previousVehicle ? toVehicleBrief(previousVehicle) : null,
    left_driver: before && !same ? toDriverBrief(before) : null,
    warnings,
  }
}

/** Ends the open assignment of a vehicle or a driver. */
export function endAssignment(demoData: DemoData, id: string): void {
  const open = findAssignment(demoData, id)
  if (open) open.to = demoData.clock().toISOString()
}
