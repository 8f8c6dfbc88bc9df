import { lagosDate } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import type { DriverRow } from '../fleet/assignedDrivers.ts'
import { loadDocumentSummaries, documentSummary } from '../fleet/documentSummaries.ts'

type ChangedDriver = Pick<DriverRow, 'id' | 'partner_id' | 'status' | 'city_id'>

/** Tells that a driver was changed, with the state of their papers as it is now. */
export async function publishDriverUpdate(
  tx: Tx,
  context: OperationContext,
  driver: ChangedDriver,
  changed: readonly string[],
): Promise<void> {
  const { id, partner_id, status, city_id } = driver
  const [city] = await tx.select({ code: cities.code }).from(cities).where(eq(cities.id, city_id))
  const papers = await loadDocumentSummaries(tx, 'driver', [{ id, city: city?.code ?? '' }], lagosDate(context.now))
  publish(tx, context, {
    type: 'driver.updated',
    partner_id,
    data: { id, changed: [...changed], status, compliance: documentSummary(papers, id).status },
  })
}
