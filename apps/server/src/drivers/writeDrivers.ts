import type { DriverChange, NewDriver } from '@vehicle-partner/api'
import { keptDriver, RequestError } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads } from '../files/storeUploads.ts'
import { publishFleetUpdate } from '../fleet/publishFleetUpdate.ts'
import { noStatusReason } from '../fleet/statusReasons.ts'
import { noReview } from '../fleet/sandboxReviews.ts'
import { driverSearchText } from '../fleet/fleetSearchText.ts'
import { newId } from '../newId.ts'
import { checkDriver, ninColumns } from './driverChecks.ts'
import type { DriverRow } from './driverRecord.ts'
import { beginDriverReview } from './driverReview.ts'
import { sendInvitation } from './inviteDriver.ts'

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
    ...ninColumns(nin),
    id: newId('drv', now),
    partner_id,
    avatar: await attachAvatar(tx, context, partner_id, avatar),
    ...noStatusReason,
    ...noReview,
    ...beginDriverReview(context, fields.licence_number),
    invited_at: null,
    app_state: 'not_invited',
    search_text: driverSearchText(fields),
    archived_at: null,
    updated_at: null,
    version: 1,
    created_at: now,
  }
  await tx.insert(drivers).values(row)
  await recordAudit(tx, context, {
    partner_id,
    action: 'driver.created',
    entity: { type: 'driver', id: row.id, label: `${row.fname} ${row.lname}` },
    changes: listFieldChanges({}, { ...fields, nin: nin ?? null }),
  })
  await publishFleetUpdate(tx, context, 'driver', row, ['created'])
  if (invite) await sendInvitation(tx, context, row)
  return row
}

/** Updates the editable fields of a driver. The fleet must be locked. */
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
  const columns = {
    ...given,
    ...keptDriver(merged),
    ...(nin === undefined ? {} : ninColumns(nin)),
    ...(avatar === undefined ? {} : { avatar: await attachAvatar(tx, context, partner_id, avatar) }),
  }
  await tx
    .update(drivers)
    .set({ ...columns, search_text: driverSearchText(next), updated_at: now, version: before.version + 1 })
    .where(eq(drivers.id, id))
  const changes = listFieldChanges(before, columns)
  await recordAudit(tx, context, {
    partner_id,
    action: 'driver.updated',
    entity: { type: 'driver', id, label: `${next.fname} ${next.lname}` },
    changes,
  })
  await publishFleetUpdate(
    tx,
    context,
    'driver',
    next,
    changes.map(({ field }) => field),
  )
}
