import type { VehicleStatus } from '@vehicle-partner/domain'
import { jsonb, text } from 'drizzle-orm/pg-core'
import { instant } from './columnTypes.ts'

/** The reason of a status. */
export const statusReason = {
  status_reason_code: text('status_reason_code'),
  status_reason_text: text('status_reason_text'),
  status_reason_at: instant('status_reason_at'),
  status_reason_by: text('status_reason_by', { enum: ['operator', 'partner', 'system'] }),
}

/** What a restore has to put back: the status before the removal, with its reason. */
export interface StatusBeforeRemoval {
  status: VehicleStatus
  reason: { code: string | null; text: string; at: string; by: 'operator' | 'partner' | 'system' } | null
}

/** When something was removed, and what was before; null for what is not removed. */
export const removal = {
  archived_at: instant('archived_at'),
  before_removal: jsonb('before_removal').$type<StatusBeforeRemoval>(),
}

/** When and how the sandbox ends a review; without a due time a person decides. */
export const review = {
  review_due_at: instant('review_due_at'),
  /** `approved`, or the code of a rejection. */
  review_outcome: text('review_outcome'),
}
