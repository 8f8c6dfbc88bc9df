import { plusMinutes } from './calendar.ts'
import { idOf, randomOf, type Random } from './random.ts'
import type { TripRow } from './timetable.ts'

export type Change = Pick<
  TripRow,
  | 'id'
  | 'status'
  | 'actual_departure_at'
  | 'actual_arrival_at'
  | 'seats_boarded'
  | 'seats_no_show'
  | 'cancelled_by'
  | 'cancellation_reason'
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

/** A trip never waits longer than this for its driver. */
const missedAfterMinutes = 30

/** How a trip went, once it is over at the given moment; undefined before. */
export function outcomeBy(now: Date, trip: TripRow): Change | undefined {
  const change = outcomeOf(trip)
  const over =
    change.actual_arrival_at ?? (change.status === 'missed' ? plusMinutes(trip.departure_at, missedAfterMinutes) : trip.departure_at)
  return over.getTime() <= now.getTime() ? change : undefined
}

/** How a trip goes: a function of the trip alone, so it is the same on every machine and at every start. */
function outcomeOf(trip: TripRow): Change {
  const random = randomOf(`outcome:${trip.id}`)
  const fate = random.next()
  const started = trip.status === 'boarding' || trip.status === 'in_progress' || trip.status === 'interrupted'
  const base = { id: trip.id, version: (trip.version ?? 1) + 1 }
  const none = {
    actual_departure_at: null,
    actual_arrival_at: null,
    seats_boarded: 0,
    seats_no_show: 0,
    cancelled_by: null,
    cancellation_reason: null,
  }
  if (!trip.vehicle_id || !trip.driver_id)
    return { ...base, ...none, status: 'cancelled', cancelled_by: 'system', cancellation_reason: 'no_vehicle' }
  if (!started && fate < 0.02) {
    const [cancelled_by, cancellation_reason] = random.pick(cancellations)
    return { ...base, ...none, status: 'cancelled', cancelled_by, cancellation_reason }
  }
  if (!started && fate < 0.025) return { ...base, ...none, status: 'missed' }
  return { ...base, ...ride(trip, random), cancelled_by: null, cancellation_reason: null, status: 'completed' }
}

/** A trip on the road: it left a little late, and everybody who came is on board. */
export function underWay(trip: TripRow): Change {
  const random = randomOf(`outcome:${trip.id}`)
  random.next() // the same draws as the outcome, so that a departure does not move when the trip ends
  const { actual_departure_at, seats_boarded, seats_no_show } = ride(trip, random)
  return {
    id: trip.id,
    version: (trip.version ?? 1) + 1,
    status: 'in_progress',
    actual_departure_at,
    actual_arrival_at: null,
    seats_boarded,
    seats_no_show,
    cancelled_by: null,
    cancellation_reason: null,
  }
}

function ride(trip: TripRow, random: Random) {
  const departed = trip.actual_departure_at ?? plusMinutes(trip.departure_at, random.int(0, 4))
  const delay = Math.min(45, Math.max(-5, random.normal(4, 6)))
  const noShow = random.chance(0.25) ? Math.min(trip.seats_booked, random.int(1, 2)) : 0
  return {
    actual_departure_at: departed,
    actual_arrival_at: plusMinutes(trip.arrival_eta, delay),
    seats_no_show: noShow,
    seats_boarded: trip.seats_booked - noShow,
  }
}

/** The ratings that passengers left for a completed trip. */
export function ratingsOf(trip: TripRow): { id: string; partner_id: string; trip_id: string; score: number; rated_at: Date }[] {
  const arrived = trip.actual_arrival_at
  if (!arrived || !trip.seats_boarded) return []
  const random = randomOf(`ratings:${trip.id}`)
  const count = random.chance(0.55) ? (random.chance(0.25) ? 2 : 1) : 0
  return Array.from({ length: count }, (_, index) => {
    const rated_at = plusMinutes(arrived, random.int(5, 90))
    const score = Math.min(10, Math.max(1, Math.round(random.normal(8.8, 1.2))))
    return { id: idOf('rat', `${trip.id}:${index}`, rated_at), partner_id: trip.partner_id, trip_id: trip.id, score, rated_at }
  })
}
