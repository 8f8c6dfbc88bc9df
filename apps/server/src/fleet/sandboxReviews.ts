import type { Dependencies } from '../context.ts'

/** Seconds until the sandbox ends the review of a vehicle, a driver or a document. */
export const reviewSeconds = 20

/** Messages for the rejection codes of the sandbox. */
export const rejectionTexts: Readonly<Record<string, string>> = {
  plate_not_found: 'We could not find this plate number',
  licence_not_found: 'We could not find this licence',
}

/** The columns of a review that starts now. Outside the sandbox it has no due time, because a person decides. */
export function startReview({ now, sandbox }: Pick<Dependencies, 'now' | 'sandbox'>, outcome: string) {
  return sandbox ? { review_due_at: new Date(now.getTime() + reviewSeconds * 1000), review_outcome: outcome } : emptyReviewColumns
}

/** The columns of a row that is not under review. */
export const emptyReviewColumns = { review_due_at: null, review_outcome: null }
