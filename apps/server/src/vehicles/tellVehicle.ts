import { lagosDate } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { cities } from '../db/schema/partners.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { ownerPapers, papersIn } from '../fleet/ownerPapers.ts'
import type { VehicleRow } from './loadVehicles.ts'

type Told = Pick<VehicleRow, 'id' | 'partner_id' | 'status' | 'city_id' | 'ownership'>

/** Tells that a vehicle was changed, with the state of its papers as it is now. */
export async function tellVehicle(tx: Tx, context: OperationContext, vehicle: Told, changed: readonly string[]): Promise<void> {
  const { id, partner_id, status, city_id, ownership } = vehicle
  const [city] = await tx.select({ code: cities.code }).from(cities).where(eq(cities.id, city_id))
  const papers = await ownerPapers(tx, 'vehicle', [{ id, city: city?.code ?? '', ownership }], lagosDate(context.now))
  publish(tx, context, {
    type: 'vehicle.updated',
    partner_id,
    data: { id, changed: [...changed], status, compliance: papersIn(papers, id).status },
  })
}
