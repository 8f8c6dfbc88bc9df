import type { OperationContext } from '../context.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { loadDocumentSummary } from './documentSummaries.ts'

interface ChangedItem {
  id: string
  partner_id: string
  status: string
  city_id: string
  ownership?: string
}

/** Publishes `vehicle.updated` or `driver.updated` with the current compliance; `changed` names what is different. */
export async function publishFleetUpdate(
  tx: Tx,
  context: OperationContext,
  type: 'vehicle' | 'driver',
  item: ChangedItem,
  changed: readonly string[],
): Promise<void> {
  const { id, partner_id, status } = item
  const { status: compliance } = await loadDocumentSummary(tx, type, item, context.now)
  publish(tx, context, {
    type: type === 'vehicle' ? 'vehicle.updated' : 'driver.updated',
    partner_id,
    data: { id, changed: [...changed], status, compliance },
  })
}
