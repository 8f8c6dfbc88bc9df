import {
  driverTransitions,
  canBeActive,
  canTransition,
  findDocumentType,
  restoreDays,
  vehicleTransitions,
  vehicleStatuses,
  driverStatuses,
  type DocumentsSummary,
  lagosDate,
} from '@vehicle-partner/domain'
import { missingPhotoMessage, vehicleErrors, type VehicleFacts } from '@vehicle-partner/domain/entities'
import { RequestError } from '../kernel/errors.ts'

interface FleetItemState {
  status: string
  /** Time of removal, ISO 8601. */
  archived_at: string | null
  /** Whether a trip is boarding or in progress. */
  active_trip: boolean
}

/** What decides whether a vehicle may change its status. */
export interface VehicleState extends FleetItemState, VehicleFacts {
  photos: readonly unknown[]
  upcoming_trips: number
  documents: DocumentsSummary
}

const dayMs = 86_400_000

function checkRestore({ status, archived_at }: FleetItemState, now: Date): void {
  if (status === 'archived' && archived_at !== null && now.getTime() - Date.parse(archived_at) > restoreDays * dayMs)
    throw new RequestError('InvalidTransition', `This was removed more than ${restoreDays} days ago`)
}

/**
 * Throws RequestError `InvalidTransition` where something removed is restored into a city that the organisation has left; `city` is one that
 * it operates in.
 */
export function checkRestoredCity({ status }: Pick<FleetItemState, 'status'>, city: unknown): void {
  if (status === 'archived' && !city)
    throw new RequestError('InvalidTransition', 'You do not operate in its city any more. Add the city to your company first.')
}

/** Throws RequestError unless a partner may set this status now. */
export function checkVehicleStatusChange(vehicle: VehicleState, to: string, now: Date): void {
  const from = vehicleStatuses.find((status) => status === vehicle.status)
  const target = vehicleStatuses.find((status) => status === to)
  if (!from || !target || !canTransition(vehicleTransitions, from, target, 'partner')) throw new RequestError('InvalidTransition')
  checkRestore(vehicle, now)
  if (vehicle.active_trip && (to === 'inactive' || to === 'archived')) throw new RequestError('VehicleHasActiveTrip')
  if (to === 'archived' && vehicle.upcoming_trips > 0)
    throw new RequestError('VehicleHasUpcomingTrips', undefined, { data: { count: vehicle.upcoming_trips } })
  if (to === 'pending_review') checkPhotos(vehicle)
  if (to === 'active') checkReady(vehicle, now)
}

/**
 * Throws RequestError for changes of checked fields during a suspension: a reinstatement would approve them without a review.
 */
export function checkSuspension(status: string, changed: readonly string[]): void {
  if (status !== 'suspended' || changed.length === 0) return
  const message = 'This cannot change during a suspension. Contact us if it is wrong.'
  throw new RequestError('ValidationError', undefined, { errors: Object.fromEntries(changed.map((field) => [field, message])) })
}

/** Throws RequestError if the vehicle has no photo. */
export function checkPhotos({ photos }: Pick<VehicleState, 'photos'>): void {
  if (photos.length === 0) throw new RequestError('ValidationError', undefined, { errors: { photos: missingPhotoMessage } })
}

/** An active vehicle needs valid documents and must match the rules of its type. */
function checkReady(vehicle: VehicleState, now: Date): void {
  const [vehicleError] = Object.values(vehicleErrors(vehicle, { today: lagosDate(now) }))
  if (vehicleError !== undefined) throw new RequestError('InvalidTransition', vehicleError)
  const [worst] = vehicle.documents.issues
  if (worst && !canBeActive(vehicle.documents)) {
    const label = findDocumentType('vehicle', worst.document_type)?.label ?? worst.document_type
    throw new RequestError('InvalidTransition', `${label}: ${worst.state.replace('_', ' ')}`, {
      data: { document_type: worst.document_type },
    })
  }
}

/** Throws RequestError unless a partner may set this status now. */
export function checkDriverStatusChange(driver: FleetItemState, to: string, now: Date): void {
  const from = driverStatuses.find((status) => status === driver.status)
  const target = driverStatuses.find((status) => status === to)
  if (!from || !target || !canTransition(driverTransitions, from, target, 'partner')) throw new RequestError('InvalidTransition')
  checkRestore(driver, now)
  if (driver.active_trip && (to === 'inactive' || to === 'archived')) throw new RequestError('DriverHasActiveTrip')
}
