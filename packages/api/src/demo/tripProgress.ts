import { plannedStopTime, orderTripStops, type LineStop } from '@vehicle-partner/domain'
import type { TripMoment } from '../trips/trip.ts'
import type { MockTrip } from './mockTrips.ts'

const addSeconds = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000)

/** Advances a trip to the present time: some are cancelled or missed, the others run slightly late. */
export function advanceTrip(now: Date, trip: MockTrip, number: number, route: { stops: readonly LineStop[] }): MockTrip {
  const delay_s = ((number * 37) % 14) * 60 - 120
  const arrived = addSeconds(trip.arrival_eta, delay_s)
  if (arrived <= now && number % 43 === 0) return cancelTrip(trip)
  if (arrived <= now && number % 151 === 0)
    return {
      ...trip,
      status: 'missed',
      moments: [createMoment(trip, addSeconds(trip.departure_at, 1800), 'missed', 'The trip did not start')],
    }
  const departed = addSeconds(trip.departure_at, Math.max(0, delay_s))
  const stops = orderTripStops(route.stops, trip.direction)
  const whole = stops.at(-1)?.offset_s ?? 0
  const no_show = number % 5 === 0 ? 1 : 0
  const over = arrived <= now
  const reached = stops
    .map((stop) => ({
      sequence: stop.sequence,
      at: addSeconds(plannedStopTime(stop, whole, trip.departure_at, trip.arrival_eta), delay_s),
    }))
    .filter(({ at }) => at <= now)
    .map(({ sequence, at }) => ({
      sequence,
      arrived_at: at,
      departed_at: sequence === stops.length ? null : addSeconds(at, 40),
      boarded: sequence === 1 ? trip.seats_booked - no_show : 0,
      alighted: sequence === stops.length ? trip.seats_booked - no_show : 0,
    }))
  return {
    ...trip,
    status: over ? 'completed' : 'in_progress',
    actual_departure_at: departed < now ? departed : trip.departure_at,
    actual_arrival_at: over ? arrived : null,
    seats_boarded: trip.seats_booked - no_show,
    seats_no_show: no_show,
    delay_s,
    stop_sequence: reached.at(-1)?.sequence ?? 0,
    version: 2,
    updated_at: over ? arrived : departed,
    reached,
    moments: [
      createMoment(trip, departed, 'in_progress', 'The trip departed'),
      ...(over ? [createMoment(trip, arrived, 'completed', 'The trip arrived')] : []),
    ],
    rating: over && number % 2 === 0 ? { count: 1, rating: 7 + (number % 4) } : null,
  }
}

function cancelTrip(trip: MockTrip): MockTrip {
  const at = addSeconds(trip.departure_at, -7200)
  return {
    ...trip,
    status: 'cancelled',
    cancelled_by: 'operator',
    cancellation_reason: 'low_demand',
    cancellation_text: 'Too few seats were booked',
    cancelled_at: at,
    compensation_kobo: 1_260_000,
    version: 2,
    updated_at: at,
    moments: [createMoment(trip, at, 'cancelled', 'The operator cancelled the trip: too few seats were booked')],
  }
}

const createMoment = (trip: MockTrip, at: Date, to: string, text: string): TripMoment => ({
  id: `tev_${trip.id.slice(4)}_${to}`,
  at: at.toISOString(),
  kind: 'status',
  from: 'assigned',
  to,
  text,
  by: to === 'cancelled' ? 'operator' : to === 'missed' ? 'system' : 'driver',
})
