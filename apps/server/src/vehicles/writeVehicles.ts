import type { NewVehicle, VehicleChange } from '@vehicle-partner/api'
import { checkPhotos, checkSuspension, crewLicenceErrors, RequestError, throwFieldErrors } from '@vehicle-partner/api/server'
import { parsePlate, reviewedVehicleFields } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { createVehicleEarnings } from '../earnings/postEarnings.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads } from '../files/storeUploads.ts'
import { newId } from '../newId.ts'
import { findCurrentDriver } from '../fleet/assignments.ts'
import { fitTripsOfVehicle } from '../fleet/fitUpcomingTrips.ts'
import { noStatusReason } from '../fleet/statusReasons.ts'
import { vehicleSearchText } from '../fleet/fleetSearchText.ts'
import { emptyReviewColumns } from '../fleet/sandboxReviews.ts'
import { recordCreation, recordFieldChanges } from '../fleet/recordFleetWrite.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { rejectSandboxDuplicatePlate, vehicleFieldErrors } from './vehicleChecks.ts'
import { vehicleKind } from './vehicleKind.ts'
import type { VehicleRow } from './vehicleRecord.ts'
import { beginVehicleReview } from './vehicleReviewColumns.ts'

const normalizePlate = (plate: string) => parsePlate(plate)?.plate ?? plate

/** Attaches uploaded photos and returns them with their permanent locations. */
async function attachPhotos(
  tx: Tx,
  context: OperationContext,
  partner_id: string,
  photos: NewVehicle['photos'],
): Promise<NewVehicle['photos']> {
  const permanent = photos.map(({ kind, Location }) => ({ kind, Location: Location.split('?', 1)[0] ?? Location }))
  await attachUploads(
    tx,
    context,
    permanent.map(({ Location }) => Location),
    { partner_id, kinds: ['vehicle'], field: 'photos' },
  )
  return permanent
}

/** Adds a vehicle. The fleet must be locked. A taken plate violates the unique index `vehicles_plate`. */
export async function addVehicle(
  tx: Tx,
  context: OperationContext,
  partner_id: string,
  { submit, photos, ...given }: NewVehicle,
): Promise<VehicleRow> {
  const { now } = context
  const fields = { ...given, registration_number: normalizePlate(given.registration_number) }
  throwFieldErrors(await vehicleFieldErrors(tx, context, partner_id, fields))
  if (submit) checkPhotos({ photos })
  rejectSandboxDuplicatePlate(context, fields.registration_number)
  const row: VehicleRow = {
    ...fields,
    id: newId('veh', now),
    partner_id,
    photos: await attachPhotos(tx, context, partner_id, photos),
    status: 'draft',
    ...noStatusReason,
    ...emptyReviewColumns,
    ...(submit ? beginVehicleReview(context, fields.registration_number) : {}),
    search_text: vehicleSearchText(fields),
    archived_at: null,
    before_removal: null,
    updated_at: null,
    version: 1,
    created_at: now,
  }
  await tx.insert(vehicles).values(row)
  await recordCreation(tx, context, vehicleKind, row, fields)
  return row
}

/** Statuses in which another plate or model needs a new review. */
const reviewedStatuses: readonly string[] = ['active', 'inactive', 'pending_review']

/** Updates the editable fields of a vehicle. The fleet must be locked. */
export async function changeVehicle(
  tx: Tx,
  context: OperationContext,
  before: VehicleRow,
  change: Omit<VehicleChange, 'version'>,
): Promise<void> {
  const { now } = context
  const { id, partner_id } = before
  if (before.status === 'archived') throw new RequestError('InvalidTransition', 'Restore this vehicle before you change it')
  const { photos, registration_number, ...rest } = change
  const given = {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
    ...(registration_number === undefined ? {} : { registration_number: normalizePlate(registration_number) }),
  } as Partial<VehicleRow>
  const next = { ...before, ...given }
  throwFieldErrors(await vehicleFieldErrors(tx, context, partner_id, next, before))
  const driver = next.type === before.type ? undefined : await findCurrentDriver(tx, id)
  throwFieldErrors(crewLicenceErrors('type', driver && { ...driver, type: next.type }))
  if (next.registration_number !== before.registration_number) rejectSandboxDuplicatePlate(context, next.registration_number)
  const newPhotos = photos === undefined ? {} : { photos: await attachPhotos(tx, context, partner_id, photos) }
  const reviewed = reviewedVehicleFields.filter((field) => next[field] !== before[field])
  checkSuspension(before.status, reviewed)
  const needsReview = reviewed.length > 0 && reviewedStatuses.includes(before.status)
  if (needsReview && (await countOpenTrips(tx, { vehicle: id }, now)).active_trip) throw new RequestError('VehicleHasActiveTrip')
  if (next.type !== before.type) await createVehicleEarnings(tx, context, before)
  const columns = { ...given, ...newPhotos, ...(needsReview ? beginVehicleReview(context, next.registration_number) : {}) }
  await tx
    .update(vehicles)
    .set({ ...columns, search_text: vehicleSearchText(next), updated_at: now, version: before.version + 1 })
    .where(eq(vehicles.id, id))
  await fitTripsOfVehicle(tx, context, before, next)
  const changed = { ...given, ...newPhotos, ...(needsReview ? { status: 'pending_review' as const } : {}) }
  await recordFieldChanges(tx, context, vehicleKind, { before, after: { ...next, ...changed }, fields: changed })
}
