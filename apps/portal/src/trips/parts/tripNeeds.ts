import type { Trip } from '@vehicle-partner/api'
import { formatDelay, tripLateSeconds } from '@vehicle-partner/domain'

const needs = new Map<string, string>([
  ['no_driver', 'No driver'],
  ['documents', 'Needs documents'],
  ['not_active', 'Vehicle or driver not active'],
  ['issue_open', 'Issue open'],
])

/** What a trip needs, in a few words; undefined if nothing. The first need is the most urgent. */
export const describeNeed = ({ needs: [need] }: Pick<Trip, 'needs'>): string | undefined =>
  need === undefined ? undefined : (needs.get(need) ?? 'Needs action')

/** The delay in words with its tone: '9 min late'. Undefined where the trip is on time, and before departure. */
export function describeDelay({
  delay_s,
  group,
}: Pick<Trip, 'delay_s' | 'group'>): { text: string; tone: 'neutral' | 'warning' | 'danger' } | undefined {
  const text = group === 'upcoming' ? undefined : formatDelay(delay_s)
  if (text === undefined) return undefined
  return { text, tone: delay_s < 0 ? 'neutral' : delay_s < tripLateSeconds ? 'warning' : 'danger' }
}

/** How urgent a trip on the road is, the most urgent first: it stands still, is late, or goes as it should. */
const urgencyOf = (trip: Pick<Trip, 'status' | 'delay_s' | 'group'>) =>
  trip.status === 'interrupted' ? 0 : describeDelay(trip)?.tone === 'danger' ? 1 : 2

/** The most urgent trips first, and otherwise in their order. */
export const byUrgency = <Row extends Pick<Trip, 'status' | 'delay_s' | 'group'>>(trips: readonly Row[]): Row[] =>
  trips.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
