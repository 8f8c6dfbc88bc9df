import {
  decodePolyline,
  encodePolyline,
  expectedStopTime,
  listBookedSeats,
  listTripNeeds,
  plannedStopTime,
  orderTripPath,
  orderTripStops,
  tripGroup,
  tripLock,
  tripShareOpens,
  type LineStop,
  type TripDirection,
  type TripNeedFacts,
} from '@vehicle-partner/domain'
import type { Position } from '../telemetry/position.ts'
import type { RouteBrief, Trip, TripDetails, TripDriver, TripPreparation, TripVehicle } from './trip.ts'

/** A stored trip. */
export interface TripRecord {
  id: string
  reference: string
  schedule_id: string | null
  vehicle_id: string | null
  driver_id: string | null
  service_date: string
  direction: TripDirection
  departure_at: Date
  arrival_eta: Date
  actual_departure_at: Date | null
  actual_arrival_at: Date | null
  status: string
  seats_total: number
  seats_booked: number
  seats_boarded: number
  seats_no_show: number
  delay_s: number
  stop_sequence: number
  cancelled_by: string | null
  cancellation_reason: string | null
  cancellation_text: string | null
  cancelled_at: Date | null
  compensation_kobo: number | null
  version: number
  created_at: Date
  updated_at: Date | null
}

/** A stop of a route with coordinates. */
export interface PlacedStop extends LineStop {
  lat: number | null
  lng: number | null
  kind: string
}

/** Related data for serializing a trip. */
export interface TripRelations {
  route: RouteBrief & { distance_m: number; duration_s: number; stops: readonly PlacedStop[] }
  vehicle: TripVehicle | null
  driver: TripDriver | null
  rating: Trip['rating']
  /** Absent for roles without earnings access. */
  earnings?: NonNullable<Trip['earnings']> | null
  facts: Pick<TripNeedFacts, 'documents' | 'notActive' | 'openIssues'>
  /** Whether the caller may read drivers' phone numbers. */
  phones: boolean
  now: Date
}

const toIso = (at: Date | null) => at?.toISOString() ?? null

function findNextStop(trip: TripRecord, stops: readonly PlacedStop[]): Trip['next_stop'] {
  if (tripGroup(trip.status) === 'history') return null
  const next = stops.find(({ sequence }) => sequence === trip.stop_sequence + 1)
  if (!next) return null
  const planned = plannedStopTime(next, stops.at(-1)?.offset_s ?? 0, trip.departure_at, trip.arrival_eta)
  // An interrupted trip has no estimate.
  const eta = trip.status === 'interrupted' ? null : expectedStopTime(planned, trip.delay_s).toISOString()
  return { sequence: next.sequence, name: next.name, eta }
}

function serializeCancellation(trip: TripRecord, seesEarnings: boolean): Trip['cancellation'] {
  if (trip.cancelled_by === null) return null
  return {
    by: trip.cancelled_by,
    reason_code: trip.cancellation_reason,
    text: trip.cancellation_text,
    at: toIso(trip.cancelled_at),
    ...(seesEarnings ? { compensation_kobo: trip.compensation_kobo } : {}),
  }
}

/** Serializes a trip for a list. */
export function serializeTrip(trip: TripRecord, surroundings: TripRelations): Trip {
  const { route, vehicle, driver, rating, facts, phones, now } = surroundings
  const stops = orderTripStops(route.stops, trip.direction)
  const current = tripGroup(trip.status) === 'active' ? stops.find(({ sequence }) => sequence === trip.stop_sequence) : undefined
  return {
    id: trip.id,
    reference: trip.reference,
    route: { id: route.id, code: route.code, name: route.name },
    schedule_id: trip.schedule_id,
    service_date: trip.service_date,
    direction: trip.direction,
    departure_at: trip.departure_at.toISOString(),
    arrival_eta: trip.arrival_eta.toISOString(),
    actual_departure_at: toIso(trip.actual_departure_at),
    actual_arrival_at: toIso(trip.actual_arrival_at),
    vehicle,
    driver: driver && {
      id: driver.id,
      fname: driver.fname,
      lname: driver.lname,
      avatar: driver.avatar,
      ...(phones && driver.phone !== undefined ? { phone: driver.phone } : {}),
    },
    status: trip.status,
    group: tripGroup(trip.status),
    seats: { total: trip.seats_total, booked: trip.seats_booked, boarded: trip.seats_boarded, no_show: trip.seats_no_show },
    distance_m: route.distance_m,
    duration_s: Math.round((trip.arrival_eta.getTime() - trip.departure_at.getTime()) / 1000),
    delay_s: trip.delay_s,
    current_stop: current ? { sequence: current.sequence, name: current.name } : null,
    next_stop: findNextStop(trip, stops),
    rating,
    ...(surroundings.earnings === undefined ? {} : { earnings: surroundings.earnings }),
    cancellation: serializeCancellation(trip, surroundings.earnings !== undefined),
    issues_open: facts.openIssues,
    needs: listTripNeeds({ ...trip, ...facts }),
    assignment: tripLock(trip.departure_at, trip.status, now),
    version: trip.version,
  }
}

/** The arrival and departure at a stop. */
export interface ReachedStop {
  sequence: number
  arrived_at: Date | null
  departed_at: Date | null
  boarded: number
  alighted: number
}

/** A trip with all details. */
export function serializeTripDetails(
  trip: TripRecord,
  surroundings: TripRelations & {
    reached: readonly ReachedStop[]
    polyline: string
    last_position: Position | null
    passengers: readonly { seat: string | null; party_size: number; status: string }[]
    preparation: TripPreparation | null
    live_links: number
  },
): TripDetails {
  const stops = orderTripStops(surroundings.route.stops, trip.direction)
  const whole = stops.at(-1)?.offset_s ?? 0
  const running = trip.status === 'boarding' || trip.status === 'in_progress'
  return {
    ...serializeTrip(trip, surroundings),
    stops: stops.map((stop) => {
      const planned = plannedStopTime(stop, whole, trip.departure_at, trip.arrival_eta)
      const was = surroundings.reached.find(({ sequence }) => sequence === stop.sequence)
      return {
        stop_id: stop.id,
        sequence: stop.sequence,
        name: stop.name,
        lat: stop.lat,
        lng: stop.lng,
        kind: stop.kind,
        planned_at: planned.toISOString(),
        expected_at: running && !was?.arrived_at ? expectedStopTime(planned, trip.delay_s).toISOString() : null,
        actual_at: toIso(was?.arrived_at ?? null),
        departed_at: toIso(was?.departed_at ?? null),
        boarded: was?.boarded ?? 0,
        alighted: was?.alighted ?? 0,
      }
    }),
    polyline: encodePolyline(orderTripPath(decodePolyline(surroundings.polyline), trip.direction)),
    last_position: surroundings.last_position,
    booked_seats: listBookedSeats(surroundings.passengers, trip.seats_total),
    sharing: { opens_at: tripShareOpens(trip.departure_at).toISOString(), live_links: surroundings.live_links },
    preparation: surroundings.preparation,
    created_at: trip.created_at.toISOString(),
    updated_at: toIso(trip.updated_at),
  }
}
