import { addDays, type Day } from './calendarDays.ts'

/** State of a vehicle's or a driver's papers as a whole, worst first. */
export const complianceStatuses = ['expired', 'rejected', 'missing', 'under_review', 'expiring', 'complete'] as const
export type Compliance = (typeof complianceStatuses)[number]

/** Days before its expiry from which a paper counts as expiring. */
export const expiringDays = 30

/** The state of an approved paper on a day; it is valid through its expiry date, and for ever without one. */
export function documentValidity(expiry: Day | undefined, today: Day): 'expired' | 'expiring' | 'complete' {
  if (expiry === undefined) return 'complete'
  if (expiry < today) return 'expired'
  return expiry <= addDays(today, expiringDays) ? 'expiring' : 'complete'
}

/** The state of all required papers together: that of the worst. */
export function worstCompliance(states: readonly Compliance[]): Compliance {
  return complianceStatuses.find((state) => states.includes(state)) ?? 'complete'
}

/** Whether papers in this state let a vehicle or driver be given trips. */
export function allowsTrips(state: Compliance): boolean {
  return state === 'complete' || state === 'expiring'
}
