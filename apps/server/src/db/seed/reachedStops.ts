import { delaySeconds, expectedAt, plannedAt, orderTripStops } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { tripStops } from '../schema/tripTables.ts'
import { plusMinutes } from './lagosTime.ts'
import { findDemoRoute } from './demoRoutes.ts'
import type { PassengerRow } from './demoPassengers.ts'
import type { TripRow } from './demoTimetable.ts'

type StopRow = InferInsertModel<typeof tripStops>

const countPeople = (rows: readonly PassengerRow[]) => rows.reduce((sum, { party_size }) => sum + party_size, 0)

/** What has happened at the stops of a trip; one that has ended grew late little by little. */
export function reachedStops(trip: TripRow, booked: readonly PassengerRow[]): StopRow[] {
  const line = findDemoRoute(trip.route_id)
  const { actual_departure_at: departed, actual_arrival_at: arrived } = trip
  if (!line || !departed) return []
  // One that is under way has left its first stop; the rest is the simulator's.
  if (trip.status === 'in_progress' || trip.status === 'interrupted')
    return [{ trip_id: trip.id, sequence: 1, arrived_at: departed, departed_at: departed, boarded: trip.seats_boarded, alighted: 0 }]
  if (!arrived || trip.status !== 'completed') return []
  const stops = orderTripStops(
    line.stops.map((stop, at) => ({ id: '', sequence: at + 1, name: stop.name, offset_s: stop.offset_s })),
    trip.direction,
  )
  const whole = stops.at(-1)?.offset_s ?? 0
  const [late, later] = [delaySeconds(trip.departure_at, departed), delaySeconds(trip.arrival_eta, arrived)]
  const came = booked.filter(({ status }) => status !== 'no_show' && status !== 'cancelled')
  return stops.map(({ sequence, offset_s }, at) => {
    const last = at === stops.length - 1
    const share = whole > 0 ? offset_s / whole : 0
    const planned = plannedAt({ offset_s }, whole, trip.departure_at, trip.arrival_eta)
    const there = last ? arrived : at === 0 ? departed : expectedAt(planned, Math.round(late + share * (later - late)))
    return {
      trip_id: trip.id,
      sequence,
      arrived_at: there,
      departed_at: last ? null : plusMinutes(there, at === 0 ? 0 : 0.6),
      boarded: countPeople(came.filter(({ pickup_sequence }) => pickup_sequence === sequence)),
      alighted: countPeople(came.filter(({ dropoff_sequence }) => dropoff_sequence === sequence)),
    }
  })
}
