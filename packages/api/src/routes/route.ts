import * as z from 'zod/mini'
import { day, id, instant, kobo, openEnum } from '../kernel/commonSchemas.ts'
import { CityBrief } from '../fleet/fleetSchemas.ts'

const Brief = z.object({ id, label: z.string() })

/** A route in a list. */
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
    /** The organisation's vehicles and drivers on the route in the last 30 days; the label is a plate or a name. Most trips first. */
    vehicles: z.array(z.extend(Brief, { /** Completed ones in the last 30 days. */ trips_30d: z.int() })),
    drivers: z.array(Brief),
    trips_30d: z.int(),
    next_departure_at: z.nullable(instant),
    /** The minimum earnings per trip by the current rate card; absent for roles without earnings access. */
    rate_kobo: z.optional(z.nullable(kobo)),
  }),
  /** The number of open departures. */
  open_schedules: z.int(),
})
export type Route = z.output<typeof Route>

/** A stop of a route. */
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

/** A scheduled departure: the organisation's own, or an open one. */
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
  /** The status of the organisation's request to run it; null without one. */
  interest: z.nullable(openEnum(['pending', 'accepted', 'declined'])),
})
export type Schedule = z.output<typeof Schedule>

/** A route with all details. */
export const RouteDetails = z.extend(Route, {
  /** Encoded polyline with five decimals. */
  polyline: z.string(),
  stops: z.array(RouteStop),
  schedules: z.array(Schedule),
  created_at: z.nullable(instant),
})
export type RouteDetails = z.output<typeof RouteDetails>

/** One departure of a schedule on one day. */
export const Departure = z.object({ schedule_id: id, date: day, departure_at: instant, direction: openEnum(['outbound', 'inbound']) })
