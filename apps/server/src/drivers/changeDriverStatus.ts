import { checkDriverMove } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { endAssignments, currentVehicle } from '../fleet/assignments.ts'
import { unassignTrips } from '../fleet/unassignTrips.ts'
import type { DriverRow } from '../fleet/assignedDrivers.ts'
import { partnerStatusReason } from '../fleet/statusReasons.ts'
import { noReview } from '../fleet/sandboxReviews.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { publishVehicleUpdate } from '../vehicles/publishVehicle.ts'
import { beginDriverReview } from './driverReview.ts'
import { publishDriverUpdate } from './publishDriver.ts'

const actions = { active: 'resumed', inactive: 'paused', pending_review: 'submitted', archived: 'archived' } as const

interface StatusChange {
  status: keyof typeof actions
  reason?: string | undefined
}

/** Brings a driver into another state, as their partner may. The organisation's fleet must be held. Throws RequestError when it is not possible. */
export async function changeDriverStatus(
  tx: Tx,
  context: OperationContext,
  driver: DriverRow,
  { status, reason }: StatusChange,
): Promise<void> {
  const { now } = context
  const { id, partner_id, fname, lname } = driver
  const load = await countOpenTrips(tx, { driver: id }, now)
  checkDriverMove({ ...driver, ...load, archived_at: driver.archived_at?.toISOString() ?? null }, status, now)
  const columns = {
    ...noReview,
    ...partnerStatusReason(reason, now),
    status,
    ...(status === 'pending_review' ? beginDriverReview(context, driver.licence_number) : {}),
    archived_at: status === 'archived' ? now : null,
    // Who is removed has no access to the driver app any more.
    ...(status === 'archived' ? { app_state: 'not_invited' as const } : {}),
  }
  await tx
    .update(drivers)
    .set({ ...columns, updated_at: now, version: driver.version + 1 })
    .where(eq(drivers.id, id))
  await recordAudit(tx, context, {
    partner_id,
    action: `driver.${driver.status === 'archived' ? 'restored' : actions[status]}`,
    entity: { type: 'driver', id, label: `${fname} ${lname}` },
    changes: [
      { field: 'status', from: driver.status, to: columns.status },
      ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
    ],
  })
  if (status === 'archived') {
    const vehicle = await currentVehicle(tx, id)
    await endAssignments(tx, now, { driver: id })
    if (vehicle) await publishVehicleUpdate(tx, context, vehicle, ['driver'])
    await unassignTrips(tx, context, { of: { driver: id }, partner_id, label: `${fname} ${lname}`, why: 'was removed' })
  }
  await publishDriverUpdate(tx, context, { ...driver, status: columns.status }, status === 'archived' ? ['status', 'vehicle'] : ['status'])
}
