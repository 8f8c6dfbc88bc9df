import type { OperationContext } from '../context.ts'
import type { Tx } from '../events/transaction.ts'
import type { FleetKind, FleetRow } from './fleetKind.ts'
import { emptyReviewColumns } from './sandboxReviews.ts'
import { partnerStatusReason } from './statusReasons.ts'
import { writeStatus } from './writeStatus.ts'

const actions = { active: 'resumed', inactive: 'paused', pending_review: 'submitted', archived: 'archived' } as const

interface StatusRequest {
  status: keyof typeof actions
  reason?: string | undefined
}

/** Changes the status as the partner may. The fleet must be locked. Throws RequestError if the change is not allowed. */
export async function changeStatus<Row extends FleetRow>(
  tx: Tx,
  context: OperationContext,
  kind: FleetKind<Row>,
  row: Row,
  { status, reason }: StatusRequest,
): Promise<void> {
  const { now } = context
  await kind.checkTransition(tx, context, row, status)
  const review = status === 'pending_review' ? kind.beginReview(context, row) : undefined
  const isArchived = status === 'archived'
  if (isArchived) await kind.afterArchive(tx, context, row)
  await writeStatus(tx, context, kind, row, {
    columns: {
      ...emptyReviewColumns,
      ...review,
      ...partnerStatusReason(reason, now),
      // The sandbox approves some submissions at once.
      status: review?.status ?? status,
      archived_at: isArchived ? now : null,
    },
    action: row.status === 'archived' ? 'restored' : actions[status],
    reason,
    changed: isArchived ? ['status', kind.type === 'vehicle' ? 'driver' : 'vehicle'] : ['status'],
  })
}
