import { lagosDate } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { loadDocumentSummaries, documentSummary } from '../fleet/documentSummaries.ts'
import type { VehicleRow } from './loadVehicles.ts'

type ChangedVehicle = Pick<VehicleRow, 'id' | 'partner_id' | 'status' | 'city_id' | 'ownership'>

/** Tells that a vehicle was changed, with the state of its papers as it is now. */
export async function publishVehicleUpdate(tx: Tx, context: OperationContext, vehicle: ChangedVehicle, changed: readonly string[]): Promise<void> {
  const { id, partner_id, status, city_id, ownership } = vehicle
  const [city] = await tx.select({ code: cities.code }).from(cities).where(eq(cities.id, city_id))
  const papers = await loadDocumentSummaries(tx, 'vehicle', [{ id, city: city?.code ?? '', ownership }], lagosDate(context.now))
  publish(tx, context, {
    type: 'vehicle.updated',
    partner_id,
    data: { id, changed: [...changed], status, compliance: documentSummary(papers, id).status },
  })
}
