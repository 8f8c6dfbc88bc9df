import { minutesBetween, addMinutes } from './lagosTime.ts'
import { findDemoRoute } from './demoRoutes.ts'
import { seededId, createRandom, type Random } from './seededRandom.ts'
import type { TripRow } from './demoTimetable.ts'

export type TripOutcome = Pick<
  TripRow,
  | 'id'
  | 'status'
  | 'actual_departure_at'
  | 'actual_arrival_at'
  | 'seats_boarded'
  | 'seats_no_show'
  | 'cancelled_by'
  | 'cancellation_reason'
  | 'cancellation_text'
  | 'cancelled_at'
  | 'delay_s'
  | 'stop_sequence'
  | 'version'
>

type Cancellation = readonly [by: 'operator' | 'partner' | 'system', reason: string]
const cancellations: readonly [Cancellation, ...Cancellation[]] = [
  ['operator', 'low_demand'],
  ['operator', 'road_closed'],
  ['partner', 'vehicle_fault'],
  ['partner', 'driver_unavailable'],
  ['system', 'no_vehicle'],
]

const cancellationTexts: Readonly<Record<string, string>> = {
  low_demand: 'Too few seats were booked',
  road_closed: 'The road was closed',
  vehicle_fault: 'The vehicle was out of order',
  driver_unavailable: 'The driver was not available',
  no_vehicle: 'No vehicle was found',
}

const notCancelled = { cancelled_by: null, cancellation_reason: null, cancellation_text: null, cancelled_at: null }

/** Two hours before it was to leave. */
const cancellationColumns = (trip: TripRow, [cancelled_by, cancellation_reason]: Cancellation) => ({
  status: 'cancelled' as const,
  cancelled_by,
  cancellation_reason,
  cancellation_text: cancellationTexts[cancellation_reason] ?? null,
  cancelled_at: addMinutes(trip.departure_at, -120),
})

/** After this time a trip without a start counts as missed. */
const missedAfterMinutes = 30

/** The outcome of a trip that has ended at this time; undefined before. */
export function findOutcome(now: Date, trip: TripRow): TripOutcome | undefined {
  const change = drawOutcome(trip)
  const over =
    change.actual_arrival_at ?? (change.status === 'missed' ? addMinutes(trip.departure_at, missedAfterMinutes) : trip.departure_at)
  return over.getTime() <= now.getTime() ? change : undefined
}

/** The final outcome of a trip. It depends on the trip alone, so it is the same at every start. */
function drawOutcome(trip: TripRow): TripOutcome {
  const random = createRandom(`outcome:${trip.id}`)
  const draw = random.next()
  const started = trip.status === 'boarding' || trip.status === 'in_progress' || trip.status === 'interrupted'
  const base = { id: trip.id, version: (trip.version ?? 1) + 1 }
  const notStarted = {
    actual_departure_at: null,
    actual_arrival_at: null,
    seats_boarded: 0,
    seats_no_show: 0,
    delay_s: 0,
    stop_sequence: 0,
    ...notCancelled,
  }
  if (!trip.vehicle_id || !trip.driver_id) return { ...base, ...notStarted, ...cancellationColumns(trip, ['system', 'no_vehicle']) }
  if (!started && draw < 0.02) return { ...base, ...notStarted, ...cancellationColumns(trip, random.pick(cancellations)) }
  if (!started && draw < 0.025) return { ...base, ...notStarted, status: 'missed' }
  return { ...base, ...drawRide(trip, random), ...notCancelled, stop_sequence: countStops(trip), status: 'completed' }
}

/** A trip that has departed, a little late, with its passengers boarded. */
export function startTrip(trip: TripRow): TripOutcome {
  const random = createRandom(`outcome:${trip.id}`)
  random.next() // the same draws as in the outcome, so that the departure does not change when the trip ends
  const { actual_departure_at, seats_boarded, seats_no_show, delay_s } = drawRide(trip, random)
  return {
    id: trip.id,
    version: (trip.version ?? 1) + 1,
    status: 'in_progress',
    actual_departure_at,
    actual_arrival_at: null,
    seats_boarded,
    seats_no_show,
    // The simulator sets the stop at its first run.
    stop_sequence: 1,
    delay_s,
    ...notCancelled,
  }
}

/** The number of stops of a trip's route. */
const countStops = (trip: TripRow): number => findDemoRoute(trip.route_id)?.stops.length ?? 1

function drawRide(trip: TripRow, random: Random) {
  const departure = trip.actual_departure_at ?? addMinutes(trip.departure_at, random.int(0, 4))
  const delay = Math.min(45, Math.max(-5, random.normal(4, 6)))
  const someMissing = random.chance(0.25) ? Math.min(trip.seats_booked, random.int(1, 2)) : 0
  // On a few trips no passenger comes.
  const noShow = createRandom(`nobody:${trip.id}`).chance(0.008) ? trip.seats_booked : someMissing
  const arrived = addMinutes(trip.arrival_eta, delay)
  return {
    actual_departure_at: departure,
    actual_arrival_at: arrived,
    delay_s: Math.round(minutesBetween(trip.arrival_eta, arrived) * 60),
    seats_no_show: noShow,
    seats_boarded: trip.seats_booked - noShow,
  }
}

/** The passengers' ratings of a completed trip. */
export function createTripRatings(trip: TripRow): { id: string; partner_id: string; trip_id: string; score: number; rated_at: Date }[] {
  const arrived = trip.actual_arrival_at
  if (!arrived || !trip.seats_boarded) return []
  const random = createRandom(`ratings:${trip.id}`)
  const count = random.chance(0.55) ? (random.chance(0.25) ? 2 : 1) : 0
  return Array.from({ length: count }, (_, index) => {
    const rated_at = addMinutes(arrived, random.int(5, 90))
    const score = Math.min(10, Math.max(1, Math.round(random.normal(8.8, 1.2))))
    return { id: seededId('rat', `${trip.id}:${index}`, rated_at), partner_id: trip.partner_id, trip_id: trip.id, score, rated_at }
  })
}
