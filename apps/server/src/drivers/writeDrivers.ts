import type { DriverChange, NewDriver } from '@vehicle-partner/api'
import { checkSuspension, crewLicenceErrors, keptDriver, RequestError, throwFieldErrors } from '@vehicle-partner/api/server'
import { listReviewedDriverChanges, needsDriverReview } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads } from '../files/storeUploads.ts'
import { findCurrentVehicle } from '../fleet/assignments.ts'
import { fitTripsOfDriver } from '../fleet/fitUpcomingTrips.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { recordCreation, recordFieldChanges } from '../fleet/recordFleetWrite.ts'
import { noStatusReason } from '../fleet/statusReasons.ts'
import { emptyReviewColumns } from '../fleet/sandboxReviews.ts'
import { driverSearchText } from '../fleet/fleetSearchText.ts'
import { newId } from '../newId.ts'
import { checkDriver, ninColumns } from './driverChecks.ts'
import { driverKind } from './driverKind.ts'
import type { DriverRow } from './driverRecord.ts'
import { beginDriverReview } from './driverReviewColumns.ts'
import { moveAppAccess, sendInvitation } from './inviteDriver.ts'

/** Attaches an uploaded picture and returns its permanent location. */
async function attachAvatar(tx: Tx, context: OperationContext, partner_id: string, location: string | null): Promise<string | null> {
  if (location === null) return null
  const [file] = await attachUploads(tx, context, [location], { partner_id, kinds: ['driver'], field: 'avatar' })
  return file?.Location ?? null
}

/** Adds a driver and starts the review of the licence. The fleet must be locked. */
export async function addDriver(
  tx: Tx,
  context: OperationContext,
  partner_id: string,
  { invite, nin, avatar, ...given }: NewDriver,
): Promise<DriverRow> {
  const { now } = context
  const fields = { ...given, ...keptDriver(given) }
  await checkDriver(tx, context, partner_id, { ...given, e164: fields.phone })
  const row: DriverRow = {
    ...fields,
    ...ninColumns(context, nin),
    id: newId('drv', now),
    partner_id,
    avatar: await attachAvatar(tx, context, partner_id, avatar),
    ...noStatusReason,
    ...emptyReviewColumns,
    ...beginDriverReview(context, fields.licence_number),
    invited_at: null,
    app_state: 'not_invited',
    search_text: driverSearchText(fields),
    archived_at: null,
    before_removal: null,
    updated_at: null,
    version: 1,
    created_at: now,
  }
  await tx.insert(drivers).values(row)
  await recordCreation(tx, context, driverKind, row, { ...fields, nin: nin ?? null })
  if (invite) await sendInvitation(tx, context, row)
  return row
}

/** What is stored in place of the NIN: its HMAC; of some demo drivers only the last digits. */
const storedNin = ({ nin_hash, nin_last4 }: Pick<DriverRow, 'nin_hash' | 'nin_last4'>) => nin_hash ?? nin_last4

/** Updates the editable fields of a driver; another person or licence is reviewed. The fleet must be locked. */
export async function changeDriver(
  tx: Tx,
  context: OperationContext,
  before: DriverRow,
  change: Omit<DriverChange, 'version'>,
): Promise<void> {
  const { now } = context
  const { id, partner_id } = before
  if (before.status === 'archived') throw new RequestError('InvalidTransition', 'Restore this driver before you change them')
  const { nin, avatar, ...rest } = change
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<DriverRow>
  const merged = { ...before, ...given }
  const next = { ...merged, ...keptDriver(merged) }
  await checkDriver(tx, context, partner_id, { ...merged, e164: next.phone }, before)
  const vehicle = next.licence_class === before.licence_class ? undefined : await findCurrentVehicle(tx, id)
  throwFieldErrors(crewLicenceErrors('licence_class', vehicle && { ...next, type: vehicle.type }))
  const ninChange: Partial<ReturnType<typeof ninColumns>> = nin === undefined ? {} : ninColumns(context, nin)
  const identity = [
    { ...before, nin: storedNin(before) },
    { ...next, nin: storedNin({ ...before, ...ninChange }) },
  ] as const
  checkSuspension(before.status, listReviewedDriverChanges(...identity))
  const review = needsDriverReview(before.status, ...identity) ? beginDriverReview(context, next.licence_number) : undefined
  if (review && (await countOpenTrips(tx, { driver: id }, now)).active_trip) throw new RequestError('DriverHasActiveTrip')
  // A licence that the sandbox approves at once does not resume a paused driver.
  const status = review?.status === 'active' && before.status === 'inactive' ? before.status : review?.status
  const decided = status === undefined ? {} : { status }
  const columns = {
    ...given,
    ...keptDriver(merged),
    ...ninChange,
    ...(avatar === undefined ? {} : { avatar: await attachAvatar(tx, context, partner_id, avatar) }),
  }
  await tx
    .update(drivers)
    .set({
      ...columns,
      ...review,
      ...decided,
      search_text: driverSearchText(next),
      updated_at: now,
      version: before.version + 1,
    })
    .where(eq(drivers.id, id))
  await recordFieldChanges(tx, context, driverKind, { before, after: { ...next, ...decided }, fields: { ...columns, ...decided } })
  await fitTripsOfDriver(tx, context, before, next)
  if (next.phone !== before.phone) await moveAppAccess(tx, context, before, next)
}
