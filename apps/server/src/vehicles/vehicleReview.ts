import { lagosDate, canBeActive, paths } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'
import { loadDocumentSummaries, documentSummary } from '../fleet/documentSummaries.ts'
import { noStatusReason, operatorStatusReason } from '../fleet/statusReasons.ts'
import { beginReview, noReview, rejectionTexts } from '../fleet/sandboxReviews.ts'
import { notify } from '../notifications/notify.ts'
import type { VehicleRow } from './loadVehicles.ts'
import { publishVehicleUpdate } from './publishVehicle.ts'

/** The columns of a vehicle that is sent for review; the sandbox refuses its magic plate. */
export const beginVehicleReview = (context: OperationContext, plate: string) => ({
  status: 'pending_review' as const,
  ...noStatusReason,
  ...beginReview(context, plate === 'REJ-000AA' ? 'plate_not_found' : 'approved'),
})

/**
 * Ends the review of a vehicle; one that was found good begins to work as soon as its papers are in force. `said` are the words of who
 * refuses it. The row must be held.
 */
export async function completeVehicleReview(tx: Tx, context: OperationContext, vehicle: VehicleRow, said?: string): Promise<void> {
  const { now } = context
  const outcome = vehicle.review_outcome
  if (outcome !== null && outcome !== 'approved') {
    const text = said ?? rejectionTexts[outcome] ?? 'It was not accepted'
    return recordDecision(tx, context, vehicle, { status: 'rejected', ...operatorStatusReason(outcome, text, now), ...noReview }, text)
  }
  await tx.update(vehicles).set({ review_due_at: null, review_outcome: 'approved' }).where(eq(vehicles.id, vehicle.id))
  await activateVehicle(tx, context, { ...vehicle, review_due_at: null, review_outcome: 'approved' })
}

/** Lets a vehicle that was found good work, if its papers are in force by now. The row must be held. */
export async function activateVehicle(tx: Tx, context: OperationContext, vehicle: VehicleRow): Promise<void> {
  if (vehicle.status !== 'pending_review' || vehicle.review_outcome !== 'approved' || vehicle.review_due_at !== null) return
  const [city] = await tx.select({ code: cities.code }).from(cities).where(eq(cities.id, vehicle.city_id))
  const owner = { id: vehicle.id, city: city?.code ?? '', ownership: vehicle.ownership }
  const papers = documentSummary(await loadDocumentSummaries(tx, 'vehicle', [owner], lagosDate(context.now)), vehicle.id)
  if (canBeActive(papers)) await recordDecision(tx, context, vehicle, { status: 'active', ...noStatusReason, ...noReview })
}

async function recordDecision(
  tx: Tx,
  context: OperationContext,
  vehicle: VehicleRow,
  columns: Partial<VehicleRow> & { status: 'active' | 'rejected' },
  reason?: string,
): Promise<void> {
  const { id, partner_id, registration_number: plate, version } = vehicle
  await tx
    .update(vehicles)
    .set({ ...columns, version: version + 1, updated_at: context.now })
    .where(eq(vehicles.id, id))
  const good = columns.status === 'active'
  await recordAudit(tx, context, {
    partner_id,
    action: good ? 'vehicle.approved' : 'vehicle.rejected',
    entity: { type: 'vehicle', id, label: plate },
    changes: [{ field: 'status', from: vehicle.status, to: columns.status }],
  })
  await publishVehicleUpdate(tx, context, { ...vehicle, ...columns }, ['status'])
  await notify(tx, context, {
    partner_id,
    type: good ? 'vehicle.approved' : 'vehicle.rejected',
    severity: good ? 'success' : 'warning',
    title: good ? `${plate} is approved` : `${plate} was not accepted`,
    body: good ? 'It can be given trips now.' : `${reason}. Correct the details and send it again.`,
    entity: { type: 'vehicle', id },
    link: paths.vehicle({ vehicleId: id }),
    action_label: good ? undefined : 'Correct',
    group_key: `vehicle.review:${id}`,
  })
}
