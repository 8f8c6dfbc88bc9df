import type { TripDetails } from '@vehicle-partner/api'
import { formatNearTime, lagosDate } from '@vehicle-partner/domain'
import type { TimelineEvent } from '@vehicle-partner/ui'

/** What comes until a trip arrives, with the present moment between: when it locks, leaves and arrives. Times of other days name the day. */
export function toLockEvents(
  { assignment, departure_at, arrival_eta, stops }: Pick<TripDetails, 'assignment' | 'departure_at' | 'arrival_eta' | 'stops'>,
  now: Date,
): readonly TimelineEvent[] {
  const today = lagosDate(now)
  const at = (id: string, title: string, dateTime: string, status: TimelineEvent['status']): TimelineEvent => ({
    id,
    title,
    status,
    time: formatNearTime(new Date(dateTime), today),
    dateTime,
  })
  const [from, to] = [stops.at(0)?.name, stops.at(-1)?.name]
  const isLocked = Date.parse(assignment.locked_at) <= now.getTime()
  const lock = at('lock', isLocked ? 'Locked' : 'Locks', assignment.locked_at, isLocked ? 'done' : 'upcoming')
  const present = at('now', 'Now', now.toISOString(), 'current')
  return [
    ...(isLocked ? [lock, present] : [present, lock]),
    at('leave', from === undefined ? 'Leaves' : `Leaves ${from}`, departure_at, 'upcoming'),
    at('arrive', to === undefined ? 'Arrives' : `Arrives at ${to}`, arrival_eta, 'upcoming'),
  ]
}
