/** Days of trips that the reliability of a partner counts. */
export const reliabilityDays = 30

/** The trips of a partner that are over, and those that it gave back. */
export interface ReliabilityCounts {
  completed: number
  missed: number
  /** Cancelled by the partner. */
  cancelled: number
  /** Given back before the lock. */
  declined: number
}

/** The share of trips that a partner ran, of all that it was given and that depended on it, in basis points; null without any. */
export function reliabilityBps({ completed, missed, cancelled, declined }: ReliabilityCounts): number | null {
  const whole = completed + missed + cancelled + declined
  return whole === 0 ? null : Math.round((completed * 10_000) / whole)
}
