import type { Trip } from '@vehicle-partner/api'
import { tripLateSeconds } from '@vehicle-partner/domain'

const needs = new Map<string, string>([
  ['no_driver', 'No driver'],
  ['documents', 'Needs documents'],
  ['not_active', 'Vehicle or driver not active'],
  ['issue_open', 'Issue open'],
])

/** What a trip needs, in a few words; undefined if nothing. The first need is the most urgent. */
export const describeNeed = ({ needs: [need] }: Pick<Trip, 'needs'>): string | undefined =>
  need === undefined ? undefined : (needs.get(need) ?? 'Needs action')

/** The delay in words: '9 min late'. Undefined below a minute, and before departure. */
export function describeDelay({ delay_s, group }: Pick<Trip, 'delay_s' | 'group'>): { text: string; isLate: boolean } | undefined {
  const minutes = Math.round(delay_s / 60)
  if (group === 'upcoming' || minutes === 0) return undefined
  return { text: `${Math.abs(minutes)} min ${minutes > 0 ? 'late' : 'early'}`, isLate: delay_s >= tripLateSeconds }
}

/** How urgent a trip on the road is, the most urgent first: it stands still, is late, or goes as it should. */
const urgencyOf = (trip: Pick<Trip, 'status' | 'delay_s' | 'group'>) =>
  trip.status === 'interrupted' ? 0 : describeDelay(trip)?.isLate === true ? 1 : 2

/** The most urgent trips first, and otherwise in their order. */
export const byUrgency = <Row extends Pick<Trip, 'status' | 'delay_s' | 'group'>>(trips: readonly Row[]): Row[] =>
  trips.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
