import type { NewVehicle, VehicleChange } from '@vehicle-partner/api'
import { checkPhotos, RequestError, throwFieldErrors } from '@vehicle-partner/api/server'
import { parsePlate, reviewedVehicleFields } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import type { OperationContext } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads } from '../files/storeUploads.ts'
import { newId } from '../newId.ts'
import { noStatusReason } from '../fleet/statusReasons.ts'
import { vehicleSearchText } from '../fleet/fleetSearchText.ts'
import { noReview } from '../fleet/sandboxReviews.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import type { VehicleRow } from './loadVehicles.ts'
import { publishVehicleUpdate } from './publishVehicle.ts'
import { rejectMagicPlate, vehicleFieldErrors } from './vehicleChecks.ts'
import { beginVehicleReview } from './vehicleReview.ts'

const normalizePlate = (plate: string) => parsePlate(plate)?.plate ?? plate

/** Takes pictures into use; what is kept is their lasting address. */
async function attachPhotos(
  tx: Tx,
  context: OperationContext,
  partner_id: string,
  photos: NewVehicle['photos'],
): Promise<NewVehicle['photos']> {
  const lasting = photos.map(({ kind, Location }) => ({ kind, Location: Location.split('?', 1)[0] ?? Location }))
  await attachUploads(
    tx,
    context,
    lasting.map(({ Location }) => Location),
    { partner_id, kinds: ['vehicle'], field: 'photos' },
  )
  return lasting
}

/** Adds a vehicle. The organisation's fleet must be held; a plate that is taken breaks the index `vehicles_plate`. */
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
  rejectMagicPlate(context, fields.registration_number)
  const row: VehicleRow = {
    ...fields,
    id: newId('veh', now),
    partner_id,
    photos: await attachPhotos(tx, context, partner_id, photos),
    status: 'draft',
    ...noStatusReason,
    ...noReview,
    ...(submit ? beginVehicleReview(context, fields.registration_number) : {}),
    search_text: vehicleSearchText(fields),
    archived_at: null,
    updated_at: null,
    version: 1,
    created_at: now,
  }
  await tx.insert(vehicles).values(row)
  await recordAudit(tx, context, {
    partner_id,
    action: 'vehicle.created',
    entity: { type: 'vehicle', id: row.id, label: row.registration_number },
    changes: listFieldChanges({}, fields),
  })
  await publishVehicleUpdate(tx, context, row, ['created'])
  return row
}

/** The row of a vehicle, held until the transaction ends. Throws RequestError `NotFound`, or `VersionConflict` when it is not the one that was read. */
export async function lockVehicle(tx: Tx, partner_id: string, id: string, version?: number): Promise<VehicleRow> {
  const [row] = await tx
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.partner_id, partner_id)))
    .for('update')
  if (!row) throw new RequestError('NotFound')
  if (version !== undefined && version !== row.version) throw new RequestError('VersionConflict')
  return row
}

/** States in which another plate or model means another look. */
const reviewedStatuses: readonly string[] = ['active', 'inactive', 'pending_review']

/** Changes what people may change of a vehicle. The organisation's fleet must be held. */
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
  if (next.registration_number !== before.registration_number) rejectMagicPlate(context, next.registration_number)
  const kept = photos === undefined ? {} : { photos: await attachPhotos(tx, context, partner_id, photos) }
  const again = reviewedVehicleFields.some((field) => next[field] !== before[field]) && reviewedStatuses.includes(before.status)
  if (again && (await countOpenTrips(tx, { vehicle: id }, now)).active_trip) throw new RequestError('VehicleHasActiveTrip')
  const columns = { ...given, ...kept, ...(again ? beginVehicleReview(context, next.registration_number) : {}) }
  await tx
    .update(vehicles)
    .set({ ...columns, search_text: vehicleSearchText(next), updated_at: now, version: before.version + 1 })
    .where(eq(vehicles.id, id))
  const shown = { ...given, ...kept, ...(again ? { status: 'pending_review' as const } : {}) }
  const changes = listFieldChanges(before, shown)
  await recordAudit(tx, context, {
    partner_id,
    action: 'vehicle.updated',
    entity: { type: 'vehicle', id, label: next.registration_number },
    changes,
  })
  await publishVehicleUpdate(
    tx,
    context,
    { ...next, ...shown },
    changes.map(({ field }) => field),
  )
}
