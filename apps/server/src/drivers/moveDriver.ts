import { checkDriverMove } from '@vehicle-partner/api/contract'
import { eq } from 'drizzle-orm'
import { audit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleet.ts'
import type { Tx } from '../events/transaction.ts'
import { endAssignments, presentVehicle } from '../fleet/assignments.ts'
import { freeTrips } from '../fleet/freeTrips.ts'
import type { DriverRow } from '../fleet/loadDrivers.ts'
import { partnerReason } from '../fleet/reasons.ts'
import { noReview } from '../fleet/reviews.ts'
import { tripLoad } from '../fleet/tripLoad.ts'
import { tellVehicle } from '../vehicles/tellVehicle.ts'
import { driverReview } from './driverReview.ts'
import { tellDriver } from './tellDriver.ts'

const actions = { active: 'resumed', inactive: 'paused', pending_review: 'submitted', archived: 'archived' } as const

interface Asked {
  status: keyof typeof actions
  reason?: string | undefined
}

/** Brings a driver into another state, as their partner may. The organisation's fleet must be held. Throws RequestError when it is not possible. */
export async function moveDriver(tx: Tx, context: OperationContext, driver: DriverRow, { status, reason }: Asked): Promise<void> {
  const { now } = context
  const { id, partner_id, fname, lname } = driver
  const load = await tripLoad(tx, { driver: id }, now)
  checkDriverMove({ ...driver, ...load, archived_at: driver.archived_at?.toISOString() ?? null }, status, now)
  const columns = {
    ...noReview,
    ...partnerReason(reason, now),
    status,
    ...(status === 'pending_review' ? driverReview(context, driver.licence_number) : {}),
    archived_at: status === 'archived' ? now : null,
    // Who is removed has no access to the driver app any more.
    ...(status === 'archived' ? { app_state: 'not_invited' as const } : {}),
  }
  await tx
    .update(drivers)
    .set({ ...columns, updated_at: now, version: driver.version + 1 })
    .where(eq(drivers.id, id))
  await audit(tx, context, {
    partner_id,
    action: `driver.${driver.status === 'archived' ? 'restored' : actions[status]}`,
    entity: { type: 'driver', id, label: `${fname} ${lname}` },
    changes: [
      { field: 'status', from: driver.status, to: columns.status },
      ...(reason ? [{ field: 'reason', from: null, to: reason }] : []),
    ],
  })
  if (status === 'archived') {
    const vehicle = await presentVehicle(tx, id)
    await endAssignments(tx, now, { driver: id })
    if (vehicle) await tellVehicle(tx, context, vehicle, ['driver'])
    await freeTrips(tx, context, { of: { driver: id }, partner_id, label: `${fname} ${lname}`, why: 'was removed' })
  }
  await tellDriver(tx, context, { ...driver, status: columns.status }, status === 'archived' ? ['status', 'vehicle'] : ['status'])
}
