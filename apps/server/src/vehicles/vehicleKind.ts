import { checkVehicleStatusChange } from '@vehicle-partner/api/server'
import { canBeActive, canTransition, vehicleTransitions } from '@vehicle-partner/domain'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { endAssignments } from '../fleet/assignments.ts'
import { loadDocumentSummary } from '../fleet/documentSummaries.ts'
import type { FleetKind } from '../fleet/fleetKind.ts'
import { countOpenTrips } from '../fleet/openTripCounts.ts'
import { recordReviewDecision } from '../fleet/recordReviewDecision.ts'
import { rejectSandboxDuplicatePlate } from './vehicleChecks.ts'
import type { VehicleRow } from './vehicleRecord.ts'
import { beginVehicleReview } from './vehicleReviewColumns.ts'

/** Vehicles, for the rules that they share with drivers. */
export const vehicleKind: FleetKind<VehicleRow> = {
  type: 'vehicle',
  label: ({ registration_number }) => registration_number,
  async lock(tx, partnerId, id) {
    const [row] = await tx
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.id, id), eq(vehicles.partner_id, partnerId)))
      .for('update')
    return row
  },
  async findPartnerId(db, id) {
    const [row] = await db.select({ partner_id: vehicles.partner_id }).from(vehicles).where(eq(vehicles.id, id))
    return row?.partner_id
  },
  listDueReviews: (db, now) =>
    db
      .select({ id: vehicles.id, partner_id: vehicles.partner_id })
      .from(vehicles)
      .where(and(lte(vehicles.review_due_at, now), eq(vehicles.status, 'pending_review')))
      .orderBy(asc(vehicles.review_due_at)),
  updateStatus: (tx, id, columns) => tx.update(vehicles).set(columns).where(eq(vehicles.id, id)),
  canTransition: ({ status }, to, actor) => canTransition(vehicleTransitions, status, to, actor),
  async checkTransition(tx, context, vehicle, to) {
    const { now } = context
    const documents = await loadDocumentSummary(tx, 'vehicle', vehicle, now)
    const trips = await countOpenTrips(tx, { vehicle: vehicle.id }, now)
    checkVehicleStatusChange({ ...vehicle, ...trips, documents, archived_at: vehicle.archived_at?.toISOString() ?? null }, to, now)
    if (vehicle.status === 'archived') rejectSandboxDuplicatePlate(context, vehicle.registration_number)
  },
  beginReview: (context, { registration_number }) => beginVehicleReview(context, registration_number),
  async completeReview(tx, context, vehicle, text) {
    const { review_outcome: outcome } = vehicle
    if (outcome !== null && outcome !== 'approved') return recordReviewDecision(tx, context, vehicleKind, vehicle, outcome, text)
    const approved = { review_due_at: null, review_outcome: 'approved' }
    await tx.update(vehicles).set(approved).where(eq(vehicles.id, vehicle.id))
    await activateApprovedVehicle(tx, context, { ...vehicle, ...approved })
  },
  afterArchive: (tx, { now }, { id }) => endAssignments(tx, now, { vehicle: id }),
  texts: {
    decisions: {
      approve: 'The operator approves a vehicle under review; it becomes active as soon as its documents are valid.',
      reject: 'The operator rejects a vehicle under review, with a reason and a text.',
      suspend: 'The operator suspends a vehicle, with a reason and a text; its upcoming trips need another one.',
      reinstate: 'The operator reinstates a suspended vehicle.',
    },
    approved: 'With a driver, it can take trips now.',
    rejected: 'It was not accepted',
    resubmit: 'Correct the details and send it again.',
    suspended: 'It needs an inspection before its next trip',
    reinstated: 'With a driver, it can take trips now.',
  },
}

/** Activates a vehicle whose review approved it, if its documents are valid by now. The row must be locked. */
export async function activateApprovedVehicle(tx: Tx, context: OperationContext, vehicle: VehicleRow): Promise<void> {
  if (vehicle.status !== 'pending_review' || vehicle.review_outcome !== 'approved' || vehicle.review_due_at !== null) return
  const documents = await loadDocumentSummary(tx, 'vehicle', vehicle, context.now)
  if (canBeActive(documents)) await recordReviewDecision(tx, context, vehicleKind, vehicle, 'approved')
}
