import { lagosDate, lagosDayStart } from '@vehicle-partner/domain'
import { minutesBetween, addMinutes } from './lagosTime.ts'
import { startTrip, type TripOutcome } from './tripOutcome.ts'
import type { FleetPlan } from './fleetPlan.ts'
import { extraSlot } from './createReferenceCode.ts'
import { planTrip, type TripRow } from './demoTimetable.ts'

type PostponedTrip = Pick<TripRow, 'id' | 'service_date' | 'departure_at' | 'arrival_eta'>

export interface ActiveTripChanges {
  changes: TripOutcome[]
  /** Trips that depart later, to keep the number of active trips. */
  postponed: PostponedTrip[]
  /** Extra trips that are already active. */
  added: TripRow[]
}

const isActive = (trip: TripRow) => trip.status === 'in_progress' || trip.status === 'boarding' || trip.status === 'interrupted'

/**
 * Changes trips so that the planned number is active. `open` are the trips that should have departed and have not ended, `near` are all
 * trips of some hours, to find free vehicles.
 */
export function reconcileActiveTrips(now: Date, plan: FleetPlan, open: readonly TripRow[], near: readonly TripRow[]): ActiveTripChanges {
  const result: ActiveTripChanges = { changes: [], postponed: [], added: [] }
  const targetCount = plan.activeNow ?? Number.POSITIVE_INFINITY
  const middleFirst = (trip: TripRow) => Math.abs(minutesBetween(trip.departure_at, now) - minutesBetween(now, trip.arrival_eta))
  const queue = open.toSorted(
    (a, b) => Number(isActive(b)) - Number(isActive(a)) || middleFirst(a) - middleFirst(b) || (a.id < b.id ? -1 : 1),
  )
  for (const [index, trip] of queue.entries()) {
    if (index < targetCount) {
      if (!isActive(trip)) result.changes.push(startTrip(trip))
    } else if (isActive(trip) || minutesBetween(trip.departure_at, now) > minutesBetween(now, trip.arrival_eta))
      result.changes.push(completeTrip(now, trip))
    else result.postponed.push(postponeTrip(now, trip, index))
  }
  if (targetCount !== Number.POSITIVE_INFINITY)
    result.added = addExtraTrips(now, plan, targetCount - Math.min(targetCount, queue.length), near)
  return result
}

/** Completes a trip a little earlier than planned. */
function completeTrip(now: Date, trip: TripRow): TripOutcome {
  const change = startTrip(trip)
  const departed = change.actual_departure_at ?? trip.departure_at
  return { ...change, status: 'completed', actual_arrival_at: new Date(Math.max(departed.getTime(), now.getTime() - 60_000)) }
}

function postponeTrip(now: Date, trip: TripRow, index: number): PostponedTrip {
  const departure_at = addMinutes(roundToFiveMinutes(now), 10 + (index % 5) * 5)
  return {
    id: trip.id,
    departure_at,
    arrival_eta: addMinutes(departure_at, minutesBetween(trip.departure_at, trip.arrival_eta)),
    service_date: lagosDate(departure_at),
  }
}

const roundToFiveMinutes = (instant: Date) => new Date(Math.floor(instant.getTime() / 300_000) * 300_000)

/** Trips outside the timetable with free vehicles, so that the demo has active trips at any hour. */
function addExtraTrips(now: Date, plan: FleetPlan, count: number, near: readonly TripRow[]): TripRow[] {
  const usedIds = new Set(near.map((trip) => trip.id))
  const added: TripRow[] = []
  for (let minutesAgo = 15; added.length < count && minutesAgo <= 240; minutesAgo += 5) {
    const departure = addMinutes(roundToFiveMinutes(now), -minutesAgo)
    const day = lagosDate(departure)
    const vehicle = plan.vehicles.find(
      (candidate) =>
        !added.some((trip) => trip.vehicle_id === candidate.id) &&
        minutesBetween(departure, now) < candidate.route.minutes - 10 &&
        !near.some((trip) => trip.vehicle_id === candidate.id && overlaps(trip, departure, addMinutes(departure, candidate.route.minutes))),
    )
    if (!vehicle) continue
    const trip = planTrip(
      plan,
      vehicle,
      day,
      departure,
      vehicle.route.minutes,
      'outbound',
      extraSlot(minutesBetween(lagosDayStart(day), departure)),
    )
    if (!usedIds.has(trip.id)) added.push({ ...trip, ...startTrip(trip), version: 2 })
  }
  return added
}

function overlaps(trip: TripRow, from: Date, to: Date): boolean {
  if (trip.status === 'cancelled' || trip.status === 'missed') return false
  return trip.departure_at < to && (trip.actual_arrival_at ?? trip.arrival_eta) > from
}
