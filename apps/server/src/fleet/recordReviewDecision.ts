import { fleetDetailsPath } from '@vehicle-partner/domain'
import type { OperationContext } from '../context.ts'
import type { Tx } from '../events/transaction.ts'
import { notify } from '../notifications/notify.ts'
import type { FleetKind, FleetRow } from './fleetKind.ts'
import { emptyReviewColumns, rejectionTexts } from './sandboxReviews.ts'
import { noStatusReason, operatorStatusReason } from './statusReasons.ts'
import { writeStatus } from './writeStatus.ts'

/** Ends the review of a locked row and notifies the partner; `code` is `approved` or the code of a rejection, `text` the operator's reason. */
export async function recordReviewDecision<Row extends FleetRow>(
  tx: Tx,
  context: OperationContext,
  kind: FleetKind<Row>,
  row: Row,
  code: string,
  text?: string,
): Promise<void> {
  const { type, texts } = kind
  const isApproved = code === 'approved'
  const reason = text ?? rejectionTexts[code] ?? texts.rejected
  await writeStatus(tx, context, kind, row, {
    columns: {
      status: isApproved ? 'active' : 'rejected',
      ...(isApproved ? noStatusReason : operatorStatusReason(code, reason, context.now)),
      ...emptyReviewColumns,
    },
    action: isApproved ? 'approved' : 'rejected',
  })
  const label = kind.label(row)
  await notify(tx, context, {
    partner_id: row.partner_id,
    type: isApproved ? `${type}.approved` : `${type}.rejected`,
    severity: isApproved ? 'success' : 'warning',
    title: isApproved ? `${label} is approved` : `${label} was not accepted`,
    body: isApproved ? texts.approved : `${reason}. ${texts.resubmit}`,
    entity: { type, id: row.id },
    link: fleetDetailsPath(type, row.id),
    action_label: isApproved ? undefined : 'Correct',
    group_key: `${type}.review:${row.id}`,
  })
}
