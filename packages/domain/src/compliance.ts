import { addDays, type Day } from './calendarDays.ts'

/** Overall status of the documents of a vehicle or driver, worst first. */
export const complianceStatuses = ['expired', 'rejected', 'missing', 'under_review', 'expiring', 'complete'] as const
export type Compliance = (typeof complianceStatuses)[number]

/** The statuses in which documents have to be uploaded. */
export const statusesNeedingDocuments = ['expired', 'rejected', 'missing'] as const satisfies readonly Compliance[]

/** Whether a vehicle or driver needs documents. */
export const needsDocuments = (state: string): boolean => statusesNeedingDocuments.some((each) => each === state)

/** Days before its expiry date from which a document counts as expiring. */
export const expiringDays = 30

/** The status of an approved document on a day. It is valid through its expiry date; without one it never expires. */
export function documentValidity(expiry: Day | undefined, today: Day): 'expired' | 'expiring' | 'complete' {
  if (expiry === undefined) return 'complete'
  if (expiry < today) return 'expired'
  return expiry <= addDays(today, expiringDays) ? 'expiring' : 'complete'
}

/** The overall status of all required documents: the worst of them. */
export function worstCompliance(states: readonly Compliance[]): Compliance {
  return complianceStatuses.find((state) => states.includes(state)) ?? 'complete'
}

/** Whether documents with this status allow trips. */
export function allowsTrips(state: Compliance): boolean {
  return state === 'complete' || state === 'expiring'
}
