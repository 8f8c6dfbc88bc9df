import { checkRestoredCity } from '@vehicle-partner/api/server'
import type { OperationContext } from '../context.ts'
import type { Tx } from '../events/transaction.ts'
import { operatesInCity } from '../vehicles/vehicleChecks.ts'
import type { FleetKind, FleetRow } from './fleetKind.ts'
import { keepBeforeRemoval, restoredColumns } from './removals.ts'
import { emptyReviewColumns } from './sandboxReviews.ts'
import { partnerStatusReason } from './statusReasons.ts'
import { writeStatus } from './writeStatus.ts'

const actions = { active: 'resumed', inactive: 'paused', pending_review: 'submitted', archived: 'archived' } as const

interface StatusRequest {
  status: keyof typeof actions
  reason?: string | undefined
}

/**
 * Changes the status as the partner may; a restore puts back what the operator had decided, see `restoredStatus`. The fleet must be locked.
 * Throws RequestError if the change is not allowed. */
export async function changeStatus<Row extends FleetRow>(
  tx: Tx,
  context: OperationContext,
  kind: FleetKind<Row>,
  row: Row,
  { status, reason }: StatusRequest,
): Promise<void> {
  const { now } = context
  await kind.checkTransition(tx, context, row, status)
  if (row.status === 'archived') checkRestoredCity(row, await operatesInCity(tx, row.partner_id, row.city_id))
  const isArchived = status === 'archived'
  const restored = row.status === 'archived' ? restoredColumns(row) : undefined
  const isReviewed = (restored?.status ?? status) === 'pending_review'
  const review = isReviewed ? kind.beginReview(context, row) : undefined
  if (isArchived) await kind.afterArchive(tx, context, row)
  await writeStatus(tx, context, kind, row, {
    columns: {
      ...emptyReviewColumns,
      ...review,
      ...partnerStatusReason(reason, now),
      ...restored,
      // The sandbox approves some submissions at once.
      status: review?.status ?? restored?.status ?? status,
      archived_at: isArchived ? now : null,
      before_removal: isArchived ? keepBeforeRemoval(row) : null,
    },
    action: restored ? 'restored' : actions[status],
    reason,
    changed: isArchived ? ['status', kind.type === 'vehicle' ? 'driver' : 'vehicle'] : ['status'],
  })
}
