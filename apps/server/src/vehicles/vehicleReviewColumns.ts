import type { OperationContext } from '../context.ts'
import { startReview } from '../fleet/sandboxReviews.ts'
import { noStatusReason } from '../fleet/statusReasons.ts'

/** The columns of a vehicle that is sent for review. The sandbox rejects the plate REJ-000AA. */
export const beginVehicleReview = (context: OperationContext, plate: string) => ({
  status: 'pending_review' as const,
  ...noStatusReason,
  ...startReview(context, plate === 'REJ-000AA' ? 'plate_not_found' : 'approved'),
})
