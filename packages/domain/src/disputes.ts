import { addDays, lagosDate, type Day } from './calendarDays.ts'

export const disputeStates = ['open', 'in_review', 'accepted', 'declined'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Why somebody doubts a line. */
export const disputeReasons = ['wrong_amount', 'missing_trip', 'not_my_trip', 'wrong_deduction', 'other'] as const

/** Days after the issue in which a line can be queried. */
export const disputeWindowDays = 30
/** How long the words of a query may be. */
export const disputeTextLength = { least: 20, most: 1000 } as const

/** The last day on which a line can be queried: thirty days after its payslip was issued; a line without one stays open. */
export const disputableUntil = (issuedAt: Date | null): Day | null => (issuedAt === null ? null : addDays(lagosDate(issuedAt), disputeWindowDays))

/** Whether a line can still be queried. */
export function isDisputable(issuedAt: Date | null, now: Date): boolean {
  const until = disputableUntil(issuedAt)
  return until === null || lagosDate(now) <= until
}
