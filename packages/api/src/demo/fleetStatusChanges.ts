import { restoredStatus, vehicleStatuses } from '@vehicle-partner/domain'
import { checkDriverStatusChange, checkRestoredCity, checkVehicleStatusChange } from '../fleet/statusChangeChecks.ts'
import { RequestError } from '../kernel/errors.ts'
import { endAssignment } from './assignVehicle.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { reviewSeconds } from './fleetReviews.ts'
import { readDocumentsSummary } from './fleetLookups.ts'
import type { DemoData } from './demoData.ts'

interface StatusChange {
  status: 'active' | 'inactive' | 'pending_review' | 'archived'
  reason?: string | undefined
  version?: number | undefined
}

/** Changes the status of a vehicle. Throws RequestError if not allowed. */
export function changeVehicleStatus(demoData: DemoData, vehicle: MockVehicle, change: StatusChange): void {
  if (change.version !== undefined && change.version !== vehicle.version) throw new RequestError('VersionConflict')
  checkVehicleStatusChange({ ...vehicle, documents: readDocumentsSummary(demoData, vehicle) }, change.status, demoData.clock())
  checkCity(demoData, vehicle)
  if (vehicle.status === 'archived') restore(demoData, vehicle, () => submitVehicle(demoData, vehicle))
  else {
    if (change.status === 'pending_review') submitVehicle(demoData, vehicle)
    setStatus(demoData, vehicle, change)
  }
}

/** Changes the status of a driver. Throws RequestError if not allowed. */
export function changeDriverStatus(demoData: DemoData, driver: MockDriver, change: StatusChange): void {
  if (change.version !== undefined && change.version !== driver.version) throw new RequestError('VersionConflict')
  checkDriverStatusChange(driver, change.status, demoData.clock())
  checkCity(demoData, driver)
  if (driver.status === 'archived') restore(demoData, driver, () => submitDriver(demoData, driver))
  else {
    if (change.status === 'pending_review') submitDriver(demoData, driver)
    if (change.status === 'archived') driver.upcoming_trips = 0
    setStatus(demoData, driver, change)
  }
}

function checkCity({ organizations }: DemoData, item: MockVehicle | MockDriver): void {
  const organization = Object.values(organizations).find(({ id }) => id === item.partner_id)
  checkRestoredCity(
    item,
    organization?.cities.find(({ id }) => id === item.city_id),
  )
}

/** Puts back what the operator had decided; everything else comes back paused. */
function restore(demoData: DemoData, item: MockVehicle | MockDriver, submit: () => void): void {
  const before = item.before_removal
  const status = restoredStatus(vehicleStatuses.find((each) => each === before?.status) ?? null)
  const reason = before?.status_reason ?? null
  if (status === 'pending_review') submit()
  else item.status = status
  item.status_reason = reason?.by === 'operator' && status !== 'inactive' ? reason : null
  item.archived_at = null
  item.before_removal = null
  item.updated_at = demoData.clock().toISOString()
  item.version += 1
}

function setStatus(demoData: DemoData, item: MockVehicle | MockDriver, { status, reason }: StatusChange): void {
  const at = demoData.clock().toISOString()
  item.before_removal = status === 'archived' ? { status: item.status, status_reason: item.status_reason } : null
  // A licence that is approved at once stays active.
  if (!(status === 'pending_review' && item.status === 'active')) item.status = status
  item.status_reason = reason === undefined ? null : { code: 'partner', text: reason, at, by: 'partner' }
  item.archived_at = status === 'archived' ? at : null
  item.updated_at = at
  item.version += 1
  if (status === 'archived') endAssignment(demoData, item.id)
}

const reviewDueAt = ({ clock }: DemoData) => new Date(clock().getTime() + reviewSeconds * 1000).toISOString()

/** Submits a vehicle for review. The sandbox rejects its magic plate. */
export function submitVehicle(demoData: DemoData, vehicle: MockVehicle): void {
  vehicle.status = 'pending_review'
  vehicle.status_reason = null
  vehicle.review_due_at = reviewDueAt(demoData)
  vehicle.review_outcome = vehicle.registration_number === 'REJ-000AA' ? 'plate_not_found' : 'approved'
}

/** Submits a driver for review. The sandbox rejects or approves its magic licence numbers. */
export function submitDriver(demoData: DemoData, driver: MockDriver): void {
  driver.status_reason = null
  if (driver.licence_number === 'AAA11111AA11') {
    driver.status = 'active'
    return
  }
  driver.status = 'pending_review'
  driver.review_due_at = reviewDueAt(demoData)
  driver.review_outcome = driver.licence_number === 'AAA00000AA00' ? 'licence_not_found' : 'approved'
}
