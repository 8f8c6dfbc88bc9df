import { tripGroupStatuses, type TripStatus } from './trips.ts'

/** The counts of trips. Every trip has exactly one. */
export const tripCountKeys = ['upcoming', 'active', 'completed', 'cancelled', 'missed'] as const
export type TripCountKey = (typeof tripCountKeys)[number]
export type TripCounts = Record<TripCountKey, number>

/** The statuses behind each count: the one definition for the figures, the donut, the bars and the tabs of the trip list. */
export const tripCountStatuses: Readonly<Record<TripCountKey, readonly TripStatus[]>> = {
  upcoming: tripGroupStatuses.upcoming,
  active: tripGroupStatuses.active,
  completed: ['completed'],
  cancelled: ['cancelled'],
  missed: ['missed'],
}

const keyByStatus = new Map<string, TripCountKey>(
  tripCountKeys.flatMap((key) => tripCountStatuses[key].map((status) => [status, key] as const)),
)

/** The count of a status; undefined for an unknown status. */
export const tripCountKey = (status: string): TripCountKey | undefined => keyByStatus.get(status)

/** The counts of several days together. */
export function sumTripCounts(days: readonly Readonly<TripCounts>[]): TripCounts {
  const sum: TripCounts = { upcoming: 0, active: 0, completed: 0, cancelled: 0, missed: 0 }
  for (const day of days) for (const key of tripCountKeys) sum[key] += day[key]
  return sum
}
