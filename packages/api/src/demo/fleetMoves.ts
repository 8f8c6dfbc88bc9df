import { checkDriverMove, checkVehicleMove } from '../fleet/moves.ts'
import { Refusal } from '../kernel/errors.ts'
import { end } from './assign.ts'
import type { WorldDriver, WorldVehicle } from './fleet.ts'
import { reviewSeconds } from './fleetReview.ts'
import { papersOfOwner } from './fleetShown.ts'
import type { World } from './world.ts'

interface Asked {
  status: 'active' | 'inactive' | 'pending_review' | 'archived'
  reason?: string | undefined
  version?: number | undefined
}

/** Brings a vehicle into another state. Throws Refusal when that is not possible. */
export function moveVehicle(world: World, vehicle: WorldVehicle, asked: Asked): void {
  if (asked.version !== undefined && asked.version !== vehicle.version) throw new Refusal('VersionConflict')
  checkVehicleMove({ ...vehicle, papers: papersOfOwner(world, vehicle) }, asked.status, world.clock())
  if (asked.status === 'pending_review') reviewVehicle(world, vehicle)
  move(world, vehicle, asked)
}

/** Brings a driver into another state. Throws Refusal when that is not possible. */
export function moveDriver(world: World, driver: WorldDriver, asked: Asked): void {
  if (asked.version !== undefined && asked.version !== driver.version) throw new Refusal('VersionConflict')
  checkDriverMove(driver, asked.status, world.clock())
  if (asked.status === 'pending_review') reviewDriver(world, driver)
  if (asked.status === 'archived') driver.upcoming_trips = 0
  move(world, driver, asked)
}

function move(world: World, item: WorldVehicle | WorldDriver, { status, reason }: Asked): void {
  const at = world.clock().toISOString()
  // What was approved at once stands as it was brought there.
  if (!(status === 'pending_review' && item.status === 'active')) item.status = status
  item.status_reason = reason === undefined ? null : { code: 'partner', text: reason, at, by: 'partner' }
  item.archived_at = status === 'archived' ? at : null
  item.updated_at = at
  item.version += 1
  if (status === 'archived') end(world, item.id)
}

const dueAt = ({ clock }: World) => new Date(clock().getTime() + reviewSeconds * 1000).toISOString()

/** Sends a vehicle for review; the sandbox's magic plate is refused. */
export function reviewVehicle(world: World, vehicle: WorldVehicle): void {
  vehicle.status = 'pending_review'
  vehicle.status_reason = null
  vehicle.review_due_at = dueAt(world)
  vehicle.review_outcome = vehicle.registration_number === 'REJ-000AA' ? 'plate_not_found' : 'approved'
}

/** Sends a driver for review; the sandbox's magic licences are refused, or approved at once. */
export function reviewDriver(world: World, driver: WorldDriver): void {
  driver.status_reason = null
  if (driver.licence_number === 'AAA11111AA11') {
    driver.status = 'active'
    return
  }
  driver.status = 'pending_review'
  driver.review_due_at = dueAt(world)
  driver.review_outcome = driver.licence_number === 'AAA00000AA00' ? 'licence_not_found' : 'approved'
}
