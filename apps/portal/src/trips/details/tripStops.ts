import type { TripDetails } from '@vehicle-partner/api'
import { formatDelay, formatTimeOfDay } from '@vehicle-partner/domain'
import type { RouteStop, TimelineEvent } from '@vehicle-partner/ui'

type Stop = TripDetails['stops'][number]

const time = (instant: string) => formatTimeOfDay(new Date(instant))

/** Passengers at a stop in words: '4 boarded, 1 got off'. Undefined where no one did. */
function describePassengers({ boarded, alighted, actual_at }: Stop): string | undefined {
  if (actual_at === null) return undefined
  const parts = [...(boarded === 0 ? [] : [`${boarded} boarded`]), ...(alighted === 0 ? [] : [`${alighted} got off`])]
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** How many stops are behind the vehicle. Not every device reports each stop; a completed trip has passed them all. */
export const countPassed = ({ stops, status }: Pick<TripDetails, 'stops' | 'status'>): number =>
  status === 'completed' ? stops.length : stops.filter(({ actual_at }) => actual_at !== null).length

/** Seconds from what was planned, negative if earlier. */
const secondsFrom = (planned: string, actual: string) => (Date.parse(actual) - Date.parse(planned)) / 1000

/** How much later or earlier than planned: '2 min late'. Undefined while it is not known. */
export const describeDifference = (planned: string, actual: string | null): string | undefined =>
  actual === null ? undefined : (formatDelay(secondsFrom(planned, actual)) ?? 'on time')

/** What a failed stop is called: one that a trip which was cancelled or missed has not served. */
export const notReached = 'Not reached'

/** The stops of a trip with planned, expected and actual times; the next stop is the current one. A trip that is over has none ahead. */
export function toStopEvents(stops: readonly Stop[], { group, status }: { group: string; status: string }): readonly TimelineEvent[] {
  const next = group === 'active' ? stops.findIndex(({ actual_at }) => actual_at === null) : -1
  return stops.map((stop, index): TimelineEvent => {
    const { stop_id, sequence, name, planned_at, expected_at, actual_at } = stop
    const isReached = actual_at !== null || status === 'completed'
    const isLeftOut = !isReached && group === 'history'
    const shown = actual_at ?? (isLeftOut ? null : expected_at)
    const passengers = describePassengers(stop)
    const late = shown === null ? 0 : Math.round(secondsFrom(planned_at, shown) / 60)
    return {
      id: `${stop_id} ${sequence}`,
      title: name,
      status: isReached ? 'done' : isLeftOut ? 'failed' : index === next ? 'current' : 'upcoming',
      time: (isLeftOut ? 'planned ' : shown !== null && actual_at === null ? 'about ' : '') + time(shown ?? planned_at),
      ...(shown === null ? {} : { exactTime: `planned ${time(planned_at)}` }),
      ...(late > 0 ? { delay: `+${late}` } : {}),
      dateTime: shown ?? planned_at,
      ...(passengers === undefined ? {} : { description: passengers }),
    }
  })
}

/** The same stops for the map; those without a position are left out. */
export const toMapStops = (stops: readonly Stop[], trip: { group: string; status: string }): readonly RouteStop[] =>
  toStopEvents(stops, trip).flatMap(({ id, time: shown, description, status }, index): RouteStop[] => {
    const { name, lat, lng } = stops[index] ?? { name: '', lat: null, lng: null }
    if (lat === null || lng === null) return []
    return [
      {
        id,
        lat,
        lng,
        name,
        status,
        ...(shown === undefined ? {} : { time: shown }),
        ...(typeof description === 'string' ? { detail: description } : {}),
      },
    ]
  })
