import { checkAssignment } from '../fleet/checkAssignment.ts'
import type { AssignmentChange } from '../fleet/fleetSchemas.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { assignmentOf, driverOf, vehicleOf } from './readFleet.ts'
import type { DemoData } from './demoData.ts'

const vehicleBrief = ({ id, registration_number, name }: MockVehicle) => ({ id, registration_number, name })
const driverBrief = ({ id, fname, lname }: MockDriver) => ({ id, fname, lname })

/** Gives a vehicle to a driver, or to nobody; who had it before and what the driver had before are left. */
export function assign(demoData: DemoData, vehicle: MockVehicle, driver: MockDriver | null): AssignmentChange {
  const before = driverOf(demoData, vehicle.id)
  const had = driver === null ? undefined : vehicleOf(demoData, driver.id)
  const same = before?.id === driver?.id
  const left = had && had.id !== vehicle.id ? had : undefined
  const warnings = same ? [] : checkAssignment(vehicle, driver, left)
  if (!same) {
    end(demoData, vehicle.id)
    if (driver) {
      end(demoData, driver.id)
      const id = `vas_demo${demoData.fleet.assignments.length + 1}`
      demoData.fleet.assignments.push({ id, vehicle_id: vehicle.id, driver_id: driver.id, from: demoData.clock().toISOString(), to: null })
    }
    vehicle.version += 1
  }
  return {
    vehicle: vehicleBrief(vehicle),
    driver: driver && driverBrief(driver),
    left_vehicle: left ? vehicleBrief(left) : null,
    left_driver: before && !same ? driverBrief(before) : null,
    warnings,
  }
}

/** Ends the open assignment of a vehicle or a driver. */
export function end(demoData: DemoData, id: string): void {
  const open = assignmentOf(demoData, id)
  if (open) open.to = demoData.clock().toISOString()
}
