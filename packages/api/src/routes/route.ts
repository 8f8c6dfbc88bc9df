import * as z from 'zod/mini'
import { day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { CityBrief } from '../fleet/fleetSchemas.ts'

const Brief = z.object({ id, label: z.string() })

/** A line as lists show it. */
export const Route = z.object({
  id,
  code: z.string(),
  name: z.string(),
  city: CityBrief,
  origin: z.object({ name: z.string() }),
  destination: z.object({ name: z.string() }),
  status: openEnum(['active', 'paused', 'retired']),
  stops_count: z.int(),
  distance_m: z.int(),
  duration_s: z.int(),
  demand: z.nullable(openEnum(['low', 'medium', 'high'])),
  my: z.object({
    /** What of the organisation runs on it; the label is a plate, or a name. */
    vehicles: z.array(Brief),
    drivers: z.array(Brief),
    trips_30d: z.int(),
    next_departure_at: z.nullable(instant),
    /** What a trip pays at least, by the rate card in force; absent for roles without earnings. */
    rate_kobo: z.optional(z.nullable(kobo)),
  }),
  /** Departures that nobody runs yet. */
  open_schedules: z.int(),
})
export type Route = z.output<typeof Route>

/** A stop of a line. */
export const RouteStop = z.object({
  id,
  sequence: z.int(),
  name: z.string(),
  address: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  kind: openEnum(['pickup', 'dropoff', 'both']),
  /** Planned seconds after departure. */
  offset_s: z.int(),
  geofence_m: z.int(),
})

/** When a line runs: of others' departures one sees only those that are open. */
export const Schedule = z.object({
  id,
  direction: openEnum(['outbound', 'inbound']),
  /** ISO days, Monday is 1. */
  days_of_week: z.array(z.int()),
  /** `06:15`, in Africa/Lagos. */
  departure_time: z.string(),
  valid_from: day,
  valid_to: z.nullable(day),
  vehicle_types: z.array(z.string()),
  seats_min: z.int(),
  open: z.boolean(),
  assigned: z.nullable(z.object({ vehicle: z.nullable(Brief), driver: z.nullable(Brief) })),
  exceptions: z.array(z.object({ date: day, reason: z.string() })),
  /** What has become of the organisation's wish to run it; null: it has not asked. */
  interest: z.nullable(openEnum(['pending', 'accepted', 'declined'])),
})
export type Schedule = z.output<typeof Schedule>

/** A line with everything that is known of it. */
export const RouteDetails = z.extend(Route, {
  /** Encoded with five decimals. */
  polyline: z.string(),
  stops: z.array(RouteStop),
  schedules: z.array(Schedule),
  created_at: z.nullable(instant),
})
export type RouteDetails = z.output<typeof RouteDetails>

/** One departure of a schedule on one day. */
export const Departure = z.object({ schedule_id: id, date: day, departure_at: instant, direction: openEnum(['outbound', 'inbound']) })
