import { text } from 'drizzle-orm/pg-core'
import { instant } from './columnTypes.ts'

/** The reason of a status. */
export const statusReason = {
  status_reason_code: text('status_reason_code'),
  status_reason_text: text('status_reason_text'),
  status_reason_at: instant('status_reason_at'),
  status_reason_by: text('status_reason_by', { enum: ['operator', 'partner', 'system'] }),
}

/** When and how the sandbox ends a review; without a due time a person decides. */
export const review = {
  review_due_at: instant('review_due_at'),
  /** `approved`, or the code of a rejection. */
  review_outcome: text('review_outcome'),
}
