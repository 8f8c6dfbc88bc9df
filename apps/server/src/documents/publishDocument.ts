import { daysBetween, lagosDate, documentState } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { findCurrentVehicle } from '../fleet/assignments.ts'
import { publishFleetUpdate } from '../fleet/publishFleetUpdate.ts'
import type { DocumentRow } from './documentRows.ts'
import { documentOwnerKey } from './documentOwners.ts'

/** Publishes a changed document and its owner's compliance. A driver's documents also decide whether their vehicle gets trips. */
export async function publishDocumentUpdate(
  tx: Tx,
  context: OperationContext,
  row: DocumentRow,
  type: 'document.updated' | 'document.expiring' = 'document.updated',
): Promise<void> {
  const today = lagosDate(context.now)
  const { owner_type, owner_id, partner_id } = documentOwnerKey(row)
  publish(tx, context, {
    type,
    partner_id,
    data: {
      owner_type,
      owner_id,
      document_id: row.id,
      type: row.type,
      status: documentState(row, today),
      days_left: row.expiry_date === null ? null : daysBetween(today, row.expiry_date),
      reason_text: row.reason_text,
    },
  })
  if (type === 'document.updated') await publishOwnerUpdate(tx, context, row)
}

async function publishOwnerUpdate(tx: Tx, context: OperationContext, { vehicle_id, driver_id, partner_id }: DocumentRow): Promise<void> {
  if (vehicle_id !== null) {
    const [vehicle] = await tx
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.id, vehicle_id), eq(vehicles.partner_id, partner_id)))
    if (vehicle) await publishFleetUpdate(tx, context, 'vehicle', vehicle, ['compliance'])
  }
  if (driver_id !== null) {
    const [driver] = await tx
      .select()
      .from(drivers)
      .where(and(eq(drivers.id, driver_id), eq(drivers.partner_id, partner_id)))
    if (driver) await publishFleetUpdate(tx, context, 'driver', driver, ['compliance'])
    const vehicle = await findCurrentVehicle(tx, driver_id)
    if (vehicle) await publishFleetUpdate(tx, context, 'vehicle', vehicle, ['dispatchable'])
  }
}
