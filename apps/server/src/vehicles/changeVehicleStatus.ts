import { checkVehicleMove } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'
import { endAssignments } from '../fleet/assignments.ts'
import { loadDocumentSummaries, documentSummary } from '../fleet/documentSummaries.ts'
import { partnerStatusReason } from '../fleet/statusReasons.ts'
import { noReview } from '../fleet/sandboxReviews.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import type { VehicleRow } from './loadVehicles.ts'
import { publishVehicleUpdate } from './publishVehicle.ts'
import { rejectMagicPlate } from './vehicleChecks.ts'
import { beginVehicleReview } from './vehicleReview.ts'

const actions = { active: 'resumed', inactive: 'paused', pending_review: 'submitted', archived: 'archived' } as const

interface StatusChange {
  status: keyof typeof actions
  reason?: string | undefined
}

/** Brings a vehicle into another state, as its partner may. The organisation's fleet must be held. Throws RequestError when it is not possible. */
export async function changeVehicleStatus(tx: Tx, context: OperationContext, vehicle: VehicleRow, { status, reason }: StatusChange): Promise<void> {
  const { now } = context
  const { id, partner_id, registration_number, city_id, ownership } = vehicle
  const [city] = await tx.select({ code: cities.code }).from(cities).where(eq(cities.id, city_id))
  const papers = documentSummary(await loadDocumentSummaries(tx, 'vehicle', [{ id, city: city?.code ?? '', ownership }], lagosDate(now)), id)
  const load = await countOpenTrips(tx, { vehicle: id }, now)
  checkVehicleMove({ ...vehicle, ...load, documents: papers, archived_at: vehicle.archived_at?.toISOString() ?? null }, status, now)
  if (vehicle.status === 'archived') rejectMagicPlate(context, registration_number)
  const columns = {
    ...noReview,
    ...(status === 'pending_review' ? beginVehicleReview(context, registration_number) : {}),
    ...partnerStatusReason(reason, now),
    status,
    archived_at: status === 'archived' ? now : null,
  }
  await tx
    .update(vehicles)
    .set({ ...columns, updated_at: now, version: vehicle.version + 1 })
    .where(eq(vehicles.id, id))
  if (status === 'archived') await endAssignments(tx, now, { vehicle: id })
  await recordAudit(tx, context, {
    partner_id,
    action: `vehicle.${vehicle.status === 'archived' ? 'restored' : actions[status]}`,
    entity: { type: 'vehicle', id, label: registration_number },
    changes: [{ field: 'status', from: vehicle.status, to: status }, ...(reason ? [{ field: 'reason', from: null, to: reason }] : [])],
  })
  await publishVehicleUpdate(tx, context, { ...vehicle, status }, status === 'archived' ? ['status', 'driver'] : ['status'])
}
