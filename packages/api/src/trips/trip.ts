import { tripGroups, tripNeeds, tripStatuses } from '@vehicle-partner/domain'
import { tripDeclineSchema } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { Blocker, VehicleBrief } from '../fleet/fleetSchemas.ts'
import { day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { Position } from '../telemetry/position.ts'

/** The route of a trip. */
export const RouteBrief = z.object({ id, code: z.string(), name: z.string() })
export type RouteBrief = z.output<typeof RouteBrief>

export const TripVehicle = z.extend(VehicleBrief, {
  type: z.string(),
  seats: z.int(),
})
export type TripVehicle = z.output<typeof TripVehicle>

export const TripDriver = z.object({
  id,
  fname: z.string(),
  lname: z.string(),
  /** E.164; absent for roles without access to phone numbers. */
  phone: z.optional(z.string()),
  avatar: z.nullable(z.string()),
})
export type TripDriver = z.output<typeof TripDriver>

export const Seats = z.object({ total: z.int(), booked: z.int(), boarded: z.int(), no_show: z.int() })

/** A trip in a list. Amounts are absent for roles without earnings access. */
export const Trip = z.object({
  id,
  /** The reference for users: `TRP-7K2M9`. */
  reference: z.string(),
  route: RouteBrief,
  schedule_id: z.nullable(id),
  /** The day of departure in Africa/Lagos. */
  service_date: day,
  /** Inbound runs the stops in the order of the route, outbound in reverse. */
  direction: openEnum(['outbound', 'inbound']),
  departure_at: instant,
  arrival_eta: instant,
  actual_departure_at: z.nullable(instant),
  actual_arrival_at: z.nullable(instant),
  vehicle: z.nullable(TripVehicle),
  driver: z.nullable(TripDriver),
  status: openEnum(tripStatuses),
  group: openEnum(tripGroups),
  seats: Seats,
  distance_m: z.int(),
  duration_s: z.int(),
  /** Delay in seconds; negative if early. */
  delay_s: z.int(),
  current_stop: z.nullable(z.object({ sequence: z.int(), name: z.string() })),
  next_stop: z.nullable(z.object({ sequence: z.int(), name: z.string(), eta: z.nullable(instant) })),
  /** The mean passenger rating, out of ten. */
  rating: z.nullable(z.object({ count: z.int(), rating: z.number() })),
  earnings: z.optional(z.nullable(z.object({ gross_kobo: kobo, net_kobo: kobo, state: z.string() }))),
  cancellation: z.nullable(
    z.object({
      by: openEnum(['operator', 'partner', 'system']),
      reason_code: z.nullable(z.string()),
      text: z.nullable(z.string()),
      at: z.nullable(instant),
      compensation_kobo: z.optional(z.nullable(kobo)),
    }),
  ),
  issues_open: z.int(),
  /** The reasons why the trip needs action; empty if none. */
  needs: z.array(openEnum(tripNeeds)),
  assignment: z.object({
    /** The last time at which the partner may change the trip. */
    locked_at: instant,
    can_change: z.boolean(),
  }),
  version: z.int(),
})
export type Trip = z.output<typeof Trip>

/** A stop of a trip, planned and actual. */
export const TripStopRow = z.object({
  stop_id: id,
  sequence: z.int(),
  name: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  kind: openEnum(['pickup', 'dropoff', 'both']),
  planned_at: instant,
  /** The estimated arrival with the present delay; null after arrival and unless in progress. */
  expected_at: z.nullable(instant),
  actual_at: z.nullable(instant),
  departed_at: z.nullable(instant),
  boarded: z.int(),
  alighted: z.int(),
})
export type TripStopRow = z.output<typeof TripStopRow>

/** What matters before a trip leaves. */
export const TripPreparation = z.object({
  /** Why the vehicle or the driver gets no trips, with the step that resolves it; empty if both may go. */
  blockers: z.array(z.extend(Blocker, { of: openEnum(['vehicle', 'driver']), /** The plate or the name. */ name: z.string() })),
  /** The first expiry date of the vehicle's documents in force. */
  documents_valid_to: z.nullable(day),
  /** The mean rating of the driver in 90 days, out of ten. */
  driver_rating: z.nullable(z.object({ count: z.int(), rating: z.number() })),
  /** What the trip pays by the rates for its day, before fees; null if it is not known, absent for roles without earnings access. */
  rate_kobo: z.optional(z.nullable(kobo)),
  /** The share of trips that the organisation ran in 30 days, of those that it was given, in basis points; null without any. */
  reliability_bps: z.nullable(z.int()),
})
export type TripPreparation = z.output<typeof TripPreparation>

/** A trip with all details. */
export const TripDetails = z.extend(Trip, {
  stops: z.array(TripStopRow),
  /** The path in driving order, as an encoded polyline with five decimals. */
  polyline: z.string(),
  /** The last position, while positions may be shown. */
  last_position: z.nullable(Position),
  /** The names of the booked seats, in order; bookings without a seat are left out. */
  booked_seats: z.array(z.string()),
  sharing: z.object({
    /** From when a live link can be made. */
    opens_at: instant,
    /** The number of links that work now. */
    live_links: z.int(),
  }),
  /** Null once the trip has begun or is over. */
  preparation: z.nullable(TripPreparation),
  created_at: instant,
  updated_at: z.nullable(instant),
})
export type TripDetails = z.output<typeof TripDetails>

/** One event of a trip. */
export const TripMoment = z.object({
  id,
  at: instant,
  kind: openEnum(['status', 'assignment', 'stop', 'issue', 'decline', 'share']),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** One sentence for users. */
  text: z.string(),
  by: openEnum(['operator', 'partner', 'driver', 'system']),
})
export type TripMoment = z.output<typeof TripMoment>

/** The body of an assignment. */
export const AssignmentBody = z.object({
  vehicle_id: z.string('Please select a vehicle').check(z.minLength(1, 'Please select a vehicle'), z.maxLength(64)),
  driver_id: z.string('Please select a driver').check(z.minLength(1, 'Please select a driver'), z.maxLength(64)),
  version: z.int('`version` is required'),
})

/** The body of a decline. */
export const DeclineBody = tripDeclineSchema

/** A vehicle for a trip. */
export const VehicleCandidate = z.object({
  id,
  registration_number: z.string(),
  /** Brand, model and year: `Toyota Hiace 2014`. */
  name: z.string(),
  seats: z.int(),
  /** Its usual driver. */
  driver: z.nullable(z.object({ id, name: z.string() })),
  /** What keeps it from the trip, as sentences without a full stop; empty if it may take it. */
  obstacles: z.array(z.string()),
})
export type VehicleCandidate = z.output<typeof VehicleCandidate>

/** A driver for a trip. */
export const DriverCandidate = z.object({
  id,
  name: z.string(),
  /** The vehicle that the driver usually drives. */
  vehicle: z.nullable(z.object({ id, registration_number: z.string() })),
  /** What keeps the driver from the trip, with the chosen vehicle if there is one; empty if the driver may take it. */
  obstacles: z.array(z.string()),
})
export type DriverCandidate = z.output<typeof DriverCandidate>
