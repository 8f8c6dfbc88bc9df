import { delaySeconds, expectedStopTime, plannedStopTime, orderTripStops } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { tripStops } from '../schema/tripTables.ts'
import { addMinutes } from './lagosTime.ts'
import { findDemoRoute } from './demoRoutes.ts'
import type { PassengerRow } from './demoPassengers.ts'
import type { TripRow } from './demoTimetable.ts'

type StopRow = InferInsertModel<typeof tripStops>

const countPeople = (rows: readonly PassengerRow[]) => rows.reduce((sum, { party_size }) => sum + party_size, 0)

/** The calls of a trip at its stops. The delay of an ended trip grows from stop to stop. */
export function createReachedStops(trip: TripRow, booked: readonly PassengerRow[]): StopRow[] {
  const route = findDemoRoute(trip.route_id)
  const { actual_departure_at: departed, actual_arrival_at: arrived } = trip
  if (!route || !departed) return []
  // An active trip has left its first stop; the simulator adds the others.
  if (trip.status === 'in_progress' || trip.status === 'interrupted')
    return [{ trip_id: trip.id, sequence: 1, arrived_at: departed, departed_at: departed, boarded: trip.seats_boarded, alighted: 0 }]
  if (!arrived || trip.status !== 'completed') return []
  const stops = orderTripStops(
    route.stops.map((stop, at) => ({ id: '', sequence: at + 1, name: stop.name, offset_s: stop.offset_s })),
    trip.direction,
  )
  const duration = stops.at(-1)?.offset_s ?? 0
  const [departureDelay, arrivalDelay] = [delaySeconds(trip.departure_at, departed), delaySeconds(trip.arrival_eta, arrived)]
  const travellers = booked.filter(({ status }) => status !== 'no_show' && status !== 'cancelled')
  return stops.map(({ sequence, offset_s }, at) => {
    const last = at === stops.length - 1
    const share = duration > 0 ? offset_s / duration : 0
    const planned = plannedStopTime({ offset_s }, duration, trip.departure_at, trip.arrival_eta)
    const arrived_at = last
      ? arrived
      : at === 0
        ? departed
        : expectedStopTime(planned, Math.round(departureDelay + share * (arrivalDelay - departureDelay)))
    return {
      trip_id: trip.id,
      sequence,
      arrived_at,
      departed_at: last ? null : addMinutes(arrived_at, at === 0 ? 0 : 0.6),
      boarded: countPeople(travellers.filter(({ pickup_sequence }) => pickup_sequence === sequence)),
      alighted: countPeople(travellers.filter(({ dropoff_sequence }) => dropoff_sequence === sequence)),
    }
  })
}
