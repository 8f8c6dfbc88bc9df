import { lagosDate, findDocumentType, addDays, reminderSnoozeDays, paths, type Day } from '@vehicle-partner/domain'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import type { Tx } from '../events/transaction.ts'
import { findCurrentVehicle } from '../fleet/assignments.ts'
import { notify } from '../notifications/notify.ts'
import type { DocumentRow } from './documentRows.ts'
import { documentOwnerKey, loadDocumentOwner } from './documentOwners.ts'
import { publishDocumentUpdate } from './publishDocument.ts'

const hoursAhead = 48

const expiredDocument = defineRow({ id: documents.id })

/** Documents that have expired without an audit event of it. */
export async function findNewlyExpired(db: Db, partnerId: string, today: Day): Promise<DocumentRow[]> {
  const ids = await selectRows(
    db,
    expiredDocument,
    sql`select p.id from documents p left join vehicles v on v.id = p.vehicle_id left join drivers d on d.id = p.driver_id
      where p.partner_id = ${partnerId} and p.status = 'approved' and p.expiry_date < ${today}::date and p.expiry_date >= ${addDays(today, -reminderSnoozeDays)}::date
        and coalesce(v.status, d.status, 'active') <> 'archived'
        and not exists (select 1 from audit_events a where a.entity_type = 'document' and a.entity_id = p.id and a.action = 'document.expired')`,
  )
  if (ids.length === 0) return []
  return db
    .select()
    .from(documents)
    .where(
      inArray(
        documents.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(documents.expiry_date, documents.id)
}

/** Records an expiry in the audit log, publishes it, and notifies the trip managers if trips of the next two days are affected. */
export async function recordExpiry(tx: Tx, context: OperationContext, row: DocumentRow): Promise<void> {
  const owner = documentOwnerKey(row)
  const { owner_label } = await loadDocumentOwner(tx, owner)
  const label = findDocumentType(owner.owner_type, row.type)?.label ?? row.type
  await recordAudit(tx, context, {
    partner_id: row.partner_id,
    action: 'document.expired',
    entity: { type: 'document', id: row.id, label: `${label} of ${owner_label}` },
    changes: [{ field: 'status', from: 'approved', to: 'expired' }],
  })
  await publishDocumentUpdate(tx, context, row)
  const vehicleId = row.vehicle_id ?? (row.driver_id === null ? undefined : (await findCurrentVehicle(tx, row.driver_id))?.id)
  if (vehicleId !== undefined) await notifyAffectedTrips(tx, context, row.partner_id, vehicleId, `${label} of ${owner_label} has expired.`)
}

async function notifyAffectedTrips(
  tx: Tx,
  context: OperationContext,
  partner_id: string,
  vehicleId: string,
  reason: string,
): Promise<void> {
  const { now } = context
  const affected = await tx
    .select({ id: trips.id })
    .from(trips)
    .where(
      and(
        eq(trips.vehicle_id, vehicleId),
        gt(trips.departure_at, now),
        lt(trips.departure_at, new Date(now.getTime() + hoursAhead * 3_600_000)),
        inArray(trips.status, ['scheduled', 'assigned']),
      ),
    )
  if (affected.length === 0) return
  await notify(tx, context, {
    partner_id,
    type: 'trip.no_documents',
    severity: 'warning',
    title: affected.length === 1 ? 'A trip lacks valid documents' : `${affected.length} trips lack valid documents`,
    body: `${reason} Renew it, or assign the trips of the next two days to another vehicle.`,
    entity: { type: 'vehicle', id: vehicleId },
    link: paths.trips({ needs_action: '1' }),
    action_label: 'See trips',
    group_key: `trip.no_documents:${vehicleId}:${lagosDate(now)}`,
  })
}
