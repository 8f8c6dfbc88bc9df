import { checkDriverMove, checkVehicleMove } from '../fleet/statusChangeChecks.ts'
import { RequestError } from '../kernel/errors.ts'
import { end } from './assignVehicle.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { reviewSeconds } from './fleetReviews.ts'
import { documentsSummaryOf } from './readFleet.ts'
import type { DemoData } from './demoData.ts'

interface Asked {
  status: 'active' | 'inactive' | 'pending_review' | 'archived'
  reason?: string | undefined
  version?: number | undefined
}

/** Brings a vehicle into another state. Throws RequestError when that is not possible. */
export function moveVehicle(demoData: DemoData, vehicle: MockVehicle, asked: Asked): void {
  if (asked.version !== undefined && asked.version !== vehicle.version) throw new RequestError('VersionConflict')
  checkVehicleMove({ ...vehicle, documents: documentsSummaryOf(demoData, vehicle) }, asked.status, demoData.clock())
  if (asked.status === 'pending_review') reviewVehicle(demoData, vehicle)
  move(demoData, vehicle, asked)
}

/** Brings a driver into another state. Throws RequestError when that is not possible. */
export function moveDriver(demoData: DemoData, driver: MockDriver, asked: Asked): void {
  if (asked.version !== undefined && asked.version !== driver.version) throw new RequestError('VersionConflict')
  checkDriverMove(driver, asked.status, demoData.clock())
  if (asked.status === 'pending_review') reviewDriver(demoData, driver)
  if (asked.status === 'archived') driver.upcoming_trips = 0
  move(demoData, driver, asked)
}

function move(demoData: DemoData, item: MockVehicle | MockDriver, { status, reason }: Asked): void {
  const at = demoData.clock().toISOString()
  // What was approved at once stands as it was brought there.
  if (!(status === 'pending_review' && item.status === 'active')) item.status = status
  item.status_reason = reason === undefined ? null : { code: 'partner', text: reason, at, by: 'partner' }
  item.archived_at = status === 'archived' ? at : null
  item.updated_at = at
  item.version += 1
  if (status === 'archived') end(demoData, item.id)
}

const dueAt = ({ clock }: DemoData) => new Date(clock().getTime() + reviewSeconds * 1000).toISOString()

/** Sends a vehicle for review; the sandbox's magic plate is refused. */
export function reviewVehicle(demoData: DemoData, vehicle: MockVehicle): void {
  vehicle.status = 'pending_review'
  vehicle.status_reason = null
  vehicle.review_due_at = dueAt(demoData)
  vehicle.review_outcome = vehicle.registration_number === 'REJ-000AA' ? 'plate_not_found' : 'approved'
}

/** Sends a driver for review; the sandbox's magic licences are refused, or approved at once. */
export function reviewDriver(demoData: DemoData, driver: MockDriver): void {
  driver.status_reason = null
  if (driver.licence_number === 'AAA11111AA11') {
    driver.status = 'active'
    return
  }
  driver.status = 'pending_review'
  driver.review_due_at = dueAt(demoData)
  driver.review_outcome = driver.licence_number === 'AAA00000AA00' ? 'licence_not_found' : 'approved'
}
