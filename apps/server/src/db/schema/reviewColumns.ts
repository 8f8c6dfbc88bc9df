import { text } from 'drizzle-orm/pg-core'
import { instant } from './columnTypes.ts'

/** Why something stands as it does, in words for people. */
export const statusReason = {
  status_reason_code: text('status_reason_code'),
  status_reason_text: text('status_reason_text'),
  status_reason_at: instant('status_reason_at'),
  status_reason_by: text('status_reason_by', { enum: ['operator', 'partner', 'system'] }),
}

/** When a review ends by itself, and how (sandbox); without a moment somebody has to look. */
export const review = {
  review_due_at: instant('review_due_at'),
  /** `approved`, or the code of a rejection. */
  review_outcome: text('review_outcome'),
}
