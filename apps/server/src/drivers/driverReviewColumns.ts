import type { OperationContext } from '../context.ts'
import { emptyReviewColumns, startReview } from '../fleet/sandboxReviews.ts'
import { noStatusReason } from '../fleet/statusReasons.ts'

/** The columns of a driver who is sent for review. The sandbox rejects one magic licence and approves another at once. */
export function beginDriverReview(context: OperationContext, licence: string) {
  if (context.sandbox && licence === 'AAA11111AA11') return { status: 'active' as const, ...noStatusReason, ...emptyReviewColumns }
  const outcome = licence === 'AAA00000AA00' ? 'licence_not_found' : 'approved'
  return { status: 'pending_review' as const, ...noStatusReason, ...startReview(context, outcome) }
}
