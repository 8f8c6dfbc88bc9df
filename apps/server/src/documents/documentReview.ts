import {
  documentPath,
  documentRejectionMessages,
  driverFieldsOfDocument,
  finalReviewOutcome,
  findDocumentType,
  lagosDate,
  paths,
} from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { driverKind } from '../drivers/driverKind.ts'
import type { Tx } from '../events/transaction.ts'
import { driverSearchText } from '../fleet/fleetSearchText.ts'
import { recordFieldChanges } from '../fleet/recordFleetWrite.ts'
import { emptyReviewColumns } from '../fleet/sandboxReviews.ts'
import { notify } from '../notifications/notify.ts'
import { activateApprovedVehicle } from '../vehicles/vehicleKind.ts'
import type { DocumentRow } from './documentRows.ts'
import { documentOwnerKey, loadDocumentOwner, isOwnedBy, type DocumentOwnerKey } from './documentOwners.ts'
import { publishDocumentUpdate } from './publishDocument.ts'

/**
 * Ends the review of a document. An approved document supersedes the one before it; a document that has expired since its upload is rejected. The
 * fleet and the row must be locked; `text` is the operator's reason of a rejection.
 */
export async function completeDocumentReview(tx: Tx, context: OperationContext, row: DocumentRow, text?: string): Promise<void> {
  const { now } = context
  const outcome = finalReviewOutcome(row.review_outcome, row.expiry_date, lagosDate(now))
  const isApproved = outcome === 'approved'
  const owner = documentOwnerKey(row)
  const reason_code = isApproved ? null : (outcome ?? 'other')
  const reason_text =
    reason_code === null ? null : (text ?? documentRejectionMessages[reason_code] ?? documentRejectionMessages['other'] ?? reason_code)
  if (isApproved)
    await tx
      .update(documents)
      .set({ status: 'superseded' })
      .where(and(isOwnedBy(owner), eq(documents.type, row.type), eq(documents.status, 'approved'), ne(documents.id, row.id)))
  const columns = {
    status: isApproved ? ('approved' as const) : ('rejected' as const),
    reason_code,
    reason_text,
    reviewed_at: now,
    // A document can be superseded once, so a rejected renewal gives its predecessor free.
    ...(isApproved ? {} : { supersedes_id: null }),
    ...emptyReviewColumns,
    version: row.version + 1,
  }
  await tx.update(documents).set(columns).where(eq(documents.id, row.id))
  const { owner_label } = await loadDocumentOwner(tx, owner)
  const label = findDocumentType(owner.owner_type, row.type)?.label ?? row.type
  await recordAudit(tx, context, {
    partner_id: row.partner_id,
    action: isApproved ? 'document.approved' : 'document.rejected',
    entity: { type: 'document', id: row.id, label: `${label} of ${owner_label}` },
    changes: [{ field: 'status', from: row.status, to: columns.status }],
  })
  await publishDocumentUpdate(tx, context, { ...row, ...columns })
  await notify(tx, context, {
    partner_id: row.partner_id,
    type: isApproved ? 'document.approved' : 'document.rejected',
    severity: isApproved ? 'success' : 'warning',
    title: isApproved ? `${label} approved` : `${label} was not accepted`,
    body: `${owner_label}: ${isApproved ? 'it is valid now.' : reason_text}`,
    entity: { type: owner.owner_type, id: owner.owner_id },
    link: isApproved ? documentListPath(owner) : documentPath(owner.owner_type, owner.owner_id, row.type),
    action_label: isApproved ? undefined : 'Upload again',
    group_key: `document.review:${owner.owner_id}:${row.type}`,
  })
  if (isApproved && row.vehicle_id !== null) {
    const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, row.vehicle_id)).for('update')
    if (vehicle) await activateApprovedVehicle(tx, context, vehicle)
  }
  if (isApproved && row.driver_id !== null) await applyToDriver(tx, context, row.driver_id, row)
}

/** The page that lists the documents of an owner, without the form of one: an approved document needs nothing. */
function documentListPath({ owner_type, owner_id }: DocumentOwnerKey): string {
  if (owner_type === 'vehicle') return paths.vehicle({ vehicleId: owner_id, tab: 'documents' })
  return owner_type === 'driver' ? paths.driver({ driverId: owner_id, tab: 'documents' }) : paths.companyDocuments()
}

/** Gives a driver the number and dates of an approved licence or LASDRI card: until then those of the old one count. */
export async function applyToDriver(tx: Tx, context: OperationContext, driverId: string, row: DocumentRow): Promise<void> {
  const fields = driverFieldsOfDocument(row)
  const before = await driverKind.lock(tx, row.partner_id, driverId)
  if (!before || listFieldChanges(before, fields).length === 0) return
  const after = { ...before, ...fields, updated_at: context.now, version: before.version + 1 }
  await tx
    .update(drivers)
    .set({ ...fields, search_text: driverSearchText(after), updated_at: after.updated_at, version: after.version })
    .where(eq(drivers.id, driverId))
  await recordFieldChanges(tx, context, driverKind, { before, after, fields })
}
