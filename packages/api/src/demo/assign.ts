import { checkAssignment } from '../fleet/assigning.ts'
import type { AssignmentChange } from '../fleet/words.ts'
import type { WorldDriver, WorldVehicle } from './fleet.ts'
import { assignmentOf, driverOf, vehicleOf } from './fleetShown.ts'
import type { World } from './world.ts'

const vehicleBrief = ({ id, registration_number, name }: WorldVehicle) => ({ id, registration_number, name })
const driverBrief = ({ id, fname, lname }: WorldDriver) => ({ id, fname, lname })

/** Gives a vehicle to a driver, or to nobody; who had it before and what the driver had before are left. */
export function assign(world: World, vehicle: WorldVehicle, driver: WorldDriver | null): AssignmentChange {
  const before = driverOf(world, vehicle.id)
  const had = driver === null ? undefined : vehicleOf(world, driver.id)
  const same = before?.id === driver?.id
  const left = had && had.id !== vehicle.id ? had : undefined
  const warnings = same ? [] : checkAssignment(vehicle, driver, left)
  if (!same) {
    end(world, vehicle.id)
    if (driver) {
      end(world, driver.id)
      const id = `vas_demo${world.fleet.assignments.length + 1}`
      world.fleet.assignments.push({ id, vehicle_id: vehicle.id, driver_id: driver.id, from: world.clock().toISOString(), to: null })
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
export function end(world: World, id: string): void {
  const open = assignmentOf(world, id)
  if (open) open.to = world.clock().toISOString()
}
