import type { Trip } from '@vehicle-partner/api'
import { canAccess, formatTimeOfDay, formatTripName, lagosDayStart, paths, type Day } from '@vehicle-partner/domain'
import type { ScheduleItem, ScheduleRow } from '@vehicle-partner/ui'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { tripHref } from '../tripColumns.tsx'
import { describeDelay } from '../parts/describeDelay.ts'
import { describeNeed } from '../parts/describeNeed.ts'
import { findArrival } from '../tripProgress.ts'

/** What of a trip the plan of a day shows. */
export type PlannedTrip = Pick<
  Trip,
  | 'id'
  | 'status'
  | 'group'
  | 'route'
  | 'direction'
  | 'needs'
  | 'delay_s'
  | 'departure_at'
  | 'arrival_eta'
  | 'actual_departure_at'
  | 'actual_arrival_at'
> & { vehicle: Pick<NonNullable<Trip['vehicle']>, 'id' | 'registration_number'> | null }

const minutesAfter = (start: Date, instant: string): number => Math.round((Date.parse(instant) - start.getTime()) / 60_000)

/** Trips that are off take no time of their vehicle. */
const isOff = ({ status }: PlannedTrip): boolean => status === 'cancelled' || status === 'missed'

function describeState(trip: PlannedTrip): Pick<ScheduleItem, 'note' | 'tone'> {
  const need = describeNeed(trip)
  if (need !== undefined && trip.group === 'upcoming') return { note: need, tone: 'danger' }
  const delay = describeDelay(trip)
  if (delay !== undefined && trip.group === 'active') return { note: delay.text, tone: delay.tone }
  const known = Object.entries(statusRegistry.trip).find(([status]) => status === trip.status)?.[1]
  return known === undefined ? {} : { note: known.label, tone: known.tone }
}

function toItem(trip: PlannedTrip, start: Date): ScheduleItem {
  const [departure, arrival] = [trip.actual_departure_at ?? trip.departure_at, findArrival(trip)]
  return {
    id: trip.id,
    from: minutesAfter(start, departure),
    to: minutesAfter(start, arrival),
    // As in the list, which says the delay too.
    begins: formatTimeOfDay(new Date(trip.departure_at)),
    ends: formatTimeOfDay(new Date(arrival)),
    title: formatTripName(trip),
    href: tripHref(trip),
    ...describeState(trip),
  }
}

/** How many of these spans begin before another one that began earlier has ended. */
function countOverlaps(items: readonly ScheduleItem[]): number {
  let latestEnd = -Infinity
  return items
    .toSorted((one, other) => one.from - other.from)
    .reduce((count, { from, to }) => {
      const overlaps = from < latestEnd
      latestEnd = Math.max(latestEnd, to)
      return overlaps ? count + 1 : count
    }, 0)
}

const countTrips = (count: number): string => `${count} ${count === 1 ? 'trip' : 'trips'}`

type PlannedRow = ScheduleRow & { label: string }

function toRow(trips: readonly PlannedTrip[], start: Date, roles: readonly string[]): PlannedRow {
  const vehicle = trips[0]?.vehicle ?? null
  const items = trips.map((trip) => toItem(trip, start))
  if (vehicle === null) return { id: 'none', label: 'Without a vehicle', note: countTrips(trips.length), hasProblem: true, items }
  const overlaps = countOverlaps(trips.filter((trip) => !isOff(trip)).map((trip) => toItem(trip, start)))
  return {
    id: vehicle.id,
    label: vehicle.registration_number,
    href: canAccess('vehicles', roles) ? paths.vehicle({ vehicleId: vehicle.id }) : undefined,
    note: overlaps === 0 ? countTrips(trips.length) : `${countTrips(trips.length)}, ${overlaps} ${overlaps === 1 ? 'overlaps' : 'overlap'}`,
    hasProblem: overlaps > 0,
    items,
  }
}

export interface DayPlan {
  rows: PlannedRow[]
  /** The hours that the trips need; a working day at least. */
  hours: { from: number; to: number }
}

/**
 * The trips of a Lagos day by vehicle, those without one first. Times are minutes after midnight in Lagos. A vehicle is a link for those
 * who may open it.
 */
export function planDay(trips: readonly PlannedTrip[], day: Day, roles: readonly string[]): DayPlan {
  const start = lagosDayStart(day)
  const byVehicle = new Map<string, PlannedTrip[]>()
  for (const trip of trips) byVehicle.set(trip.vehicle?.id ?? '', [...(byVehicle.get(trip.vehicle?.id ?? '') ?? []), trip])
  const rows = [...byVehicle.values()].map((own) => toRow(own, start, roles))
  const plan = rows.toSorted(
    (one, other) => Number(other.id === 'none') - Number(one.id === 'none') || one.label.localeCompare(other.label),
  )
  const spans = plan.flatMap(({ items }) => items)
  const earliest = Math.floor(Math.min(6 * 60, ...spans.map(({ from }) => from)) / 60)
  const latest = Math.ceil(Math.max(20 * 60, ...spans.map(({ to }) => to)) / 60)
  return { rows: plan, hours: { from: Math.max(0, earliest), to: Math.min(24, latest) } }
}
