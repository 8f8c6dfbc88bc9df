import { addDays, lagosDate, type Day } from './calendarDays.ts'

export const disputeStates = ['open', 'in_review', 'accepted', 'declined'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Reasons for querying an earning line. */
export const disputeReasons = ['wrong_amount', 'missing_trip', 'not_my_trip', 'wrong_deduction', 'other'] as const

/** Days after a payslip is issued in which its lines can be queried. */
export const disputeWindowDays = 30
/** Length limits of a query's text. */
export const disputeTextLength = { least: 20, most: 1000 } as const

/** Files that a query has at most. */
export const maxDisputeFiles = 5

/** The last day on which a line can be queried: 30 days after its payslip was issued. Null while there is no payslip. */
export const disputableUntil = (issuedAt: Date | null): Day | null =>
  issuedAt === null ? null : addDays(lagosDate(issuedAt), disputeWindowDays)

/** Whether a line can be queried on a day, by the last day on which it can; without one it always can. */
export const isDisputableOn = (until: Day | null | undefined, today: Day): boolean => typeof until !== 'string' || today <= until

/** Whether a line can still be queried. */
export const isDisputable = (issuedAt: Date | null, now: Date): boolean => isDisputableOn(disputableUntil(issuedAt), lagosDate(now))
