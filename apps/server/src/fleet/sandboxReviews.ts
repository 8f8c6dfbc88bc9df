import type { Dependencies } from '../context.ts'

/** Seconds until the sandbox has looked at a vehicle, a driver or a paper. */
export const reviewSeconds = 20

/** Words for why the sandbox refuses a vehicle or a driver. */
export const rejectionTexts: Readonly<Record<string, string>> = {
  plate_not_found: 'We could not find this plate number',
  licence_not_found: 'We could not find this licence',
}

/** The columns of a review that begins now; outside the sandbox somebody has to look, however long that takes. */
export function beginReview({ now, sandbox }: Pick<Dependencies, 'now' | 'sandbox'>, outcome: string) {
  return sandbox
    ? { review_due_at: new Date(now.getTime() + reviewSeconds * 1000), review_outcome: outcome }
    : { review_due_at: null, review_outcome: null }
}

export const noReview = { review_due_at: null, review_outcome: null }
