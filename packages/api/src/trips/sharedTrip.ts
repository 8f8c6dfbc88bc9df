import { formatTripName, formatVehicleName, positionFreshness, tripStatuses } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { instant, openEnum } from '../kernel/commonSchemas.ts'
import type { Trip, TripDetails } from './trip.ts'

/** The age of a position: live, recent or stale. Older than half an hour is hidden. */
export const freshnessValues = ['live', 'recent', 'stale'] as const

/** The public view of a trip. */
export const SharedTrip = z.object({
  reference: z.string(),
  route: z.object({ name: z.string() }),
  departure_at: instant,
  arrival_eta: instant,
  status: openEnum(tripStatuses),
  delay_s: z.int(),
  vehicle: z.nullable(z.object({ registration_number: z.string(), name: z.string() })),
  next_stop: z.nullable(z.object({ sequence: z.int(), name: z.string(), eta: z.nullable(instant) })),
  stops: z.array(
    z.object({
      sequence: z.int(),
      name: z.string(),
      lat: z.nullable(z.number()),
      lng: z.nullable(z.number()),
      planned_at: instant,
      expected_at: z.nullable(instant),
      actual_at: z.nullable(instant),
    }),
  ),
  polyline: z.string(),
  position: z.nullable(
    z.object({ lat: z.number(), lng: z.number(), heading_deg: z.int(), at: instant, freshness: openEnum(freshnessValues) }),
  ),
  expires_at: instant,
})
export type SharedTrip = z.output<typeof SharedTrip>

/** Serializes the public view of a trip. */
export function serializeSharedTrip(trip: TripDetails, expires_at: Date, now: Date): SharedTrip {
  const { reference, departure_at, arrival_eta, status, delay_s, next_stop, polyline } = trip
  return {
    reference,
    // A link to follow a trip says where it goes.
    route: { name: formatTripName(trip) },
    departure_at,
    arrival_eta,
    status,
    delay_s,
    vehicle: trip.vehicle && { registration_number: trip.vehicle.registration_number, name: formatVehicleName(trip.vehicle) },
    next_stop,
    stops: trip.stops.map(({ sequence, name, lat, lng, planned_at, expected_at, actual_at }) => ({
      sequence,
      name,
      lat,
      lng,
      planned_at,
      expected_at,
      actual_at,
    })),
    polyline,
    position: serializePosition(trip, now),
    expires_at: expires_at.toISOString(),
  }
}

function serializePosition(
  { group, last_position }: Pick<TripDetails, 'last_position'> & Pick<Trip, 'group'>,
  now: Date,
): SharedTrip['position'] {
  if (!last_position || group === 'history') return null
  const { lat, lng, heading_deg, at } = last_position
  const fresh = positionFreshness(Date.parse(at), now.getTime())
  return fresh === 'hidden' ? null : { lat, lng, heading_deg, at, freshness: fresh }
}
