import type { Trip } from '@vehicle-partner/api'

/** When a trip arrives: what was planned, and later by its delay while it is on its way. An ISO 8601 instant. */
export const findArrival = ({
  group,
  arrival_eta,
  actual_arrival_at,
  delay_s,
}: Pick<Trip, 'group' | 'arrival_eta' | 'actual_arrival_at' | 'delay_s'>): string =>
  actual_arrival_at ?? (group === 'active' ? new Date(Date.parse(arrival_eta) + delay_s * 1000).toISOString() : arrival_eta)

/** Whether a trip is over and has never left: cancelled or missed before departure. */
export const hasNotRun = ({ group, status, actual_departure_at }: Pick<Trip, 'group' | 'status' | 'actual_departure_at'>): boolean =>
  group === 'history' && status !== 'completed' && actual_departure_at === null

/** Whether a trip has an arrival to show: it has arrived, or is on its way there. */
export const arrives = ({ status, actual_arrival_at }: Pick<Trip, 'status' | 'actual_arrival_at'>): boolean =>
  actual_arrival_at !== null || status === 'completed' || status === 'boarding' || status === 'in_progress'

/** How much of its way a trip has done at a moment, from 0 to 1, by planned times and delay; undefined if nothing is known of it. */
export function findProgress(
  {
    status,
    departure_at,
    actual_departure_at,
    arrival_eta,
    delay_s,
  }: Pick<Trip, 'status' | 'departure_at' | 'actual_departure_at' | 'arrival_eta' | 'delay_s'>,
  asOf: string | undefined,
): number | undefined {
  if (status === 'boarding') return 0
  // Where a vehicle broke down is not told by the clock.
  if (asOf === undefined || status === 'interrupted') return undefined
  const start = Date.parse(actual_departure_at ?? departure_at)
  const end = Date.parse(arrival_eta) + delay_s * 1000
  return end <= start ? undefined : Math.min(Math.max((Date.parse(asOf) - start) / (end - start), 0), 1)
}
