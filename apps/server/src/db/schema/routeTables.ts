import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, smallint, text, time, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { degrees, instant, primaryId, isOneOf } from './columnTypes.ts'
import { drivers, vehicles } from './fleetTables.ts'
import { cities, partners } from './partnerTables.ts'

export const stopKinds = ['pickup', 'dropoff', 'both'] as const

/** The operator's routes, on which partners drive trips. */
export const routes = pgTable(
  'routes',
  {
    id: primaryId(),
    code: text('code').notNull().unique(),
    name: text('name').notNull(),
    city_id: text('city_id')
      .notNull()
      .references(() => cities.id),
    origin: text('origin').notNull(),
    destination: text('destination').notNull(),
    status: text('status', { enum: ['active', 'paused', 'retired'] }).notNull(),
    distance_m: integer('distance_m').notNull(),
    duration_s: integer('duration_s').notNull(),
    /** Encoded polyline, precision 5. */
    polyline: text('polyline').notNull().default(''),
    demand: text('demand', { enum: ['low', 'medium', 'high'] }),
    /** Code, name and stops in lower case without diacritics, for the search. */
    search_text: text('search_text').notNull().default(''),
    created_at: instant('created_at'),
  },
  (t) => [
    index('routes_city').on(t.city_id, t.status),
    check('routes_status', isOneOf(t.status, ['active', 'paused', 'retired'])),
    check('routes_measures', sql`${t.distance_m} > 0 and ${t.duration_s} > 0`),
  ],
)

export const routeStops = pgTable(
  'route_stops',
  {
    id: primaryId(),
    route_id: text('route_id')
      .notNull()
      .references(() => routes.id),
    /** From 1, without gaps. */
    sequence: integer('sequence').notNull(),
    name: text('name').notNull(),
    /** Planned seconds after departure; 0 at the first stop. */
    offset_s: integer('offset_s').notNull(),
    address: text('address'),
    lat: degrees('lat'),
    lng: degrees('lng'),
    kind: text('kind', { enum: stopKinds }).notNull().default('both'),
    geofence_m: integer('geofence_m').notNull().default(100),
  },
  (t) => [
    unique('route_stops_sequence').on(t.route_id, t.sequence),
    check('route_stops_place', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
    check('route_stops_kind', isOneOf(t.kind, stopKinds)),
    check('route_stops_sequence_from', sql`${t.sequence} >= 1`),
    check('route_stops_offset', sql`(${t.sequence} = 1 and ${t.offset_s} = 0) or (${t.sequence} > 1 and ${t.offset_s} > 0)`),
  ],
)

/** Departures of a route on days of the week, for one partner or open to requests. */
export const schedules = pgTable(
  'schedules',
  {
    id: primaryId(),
    route_id: text('route_id')
      .notNull()
      .references(() => routes.id),
    direction: text('direction', { enum: ['outbound', 'inbound'] }).notNull(),
    /** ISO days, Monday is 1. */
    days_of_week: smallint('days_of_week').array().notNull(),
    /** In Africa/Lagos. */
    departure_time: time('departure_time', { precision: 0 }).notNull(),
    valid_from: date('valid_from', { mode: 'string' }).notNull(),
    valid_to: date('valid_to', { mode: 'string' }),
    vehicle_types: text('vehicle_types').array().notNull(),
    seats_min: integer('seats_min').notNull(),
    /** The partner who drives it; null: open. */
    partner_id: text('partner_id').references(() => partners.id),
    vehicle_id: text('vehicle_id'),
    driver_id: text('driver_id'),
    /** Days on which it does not run. */
    exceptions: jsonb('exceptions').$type<{ date: string; reason: string }[]>().notNull().default([]),
  },
  (t) => [
    foreignKey({ name: 'schedules_vehicle', columns: [t.vehicle_id, t.partner_id], foreignColumns: [vehicles.id, vehicles.partner_id] }),
    foreignKey({ name: 'schedules_driver', columns: [t.driver_id, t.partner_id], foreignColumns: [drivers.id, drivers.partner_id] }),
    index('schedules_route').on(t.route_id),
    index('schedules_partner').on(t.partner_id),
    check('schedules_days', sql`cardinality(${t.days_of_week}) between 1 and 7`),
  ],
)

/** A partner's request for an open schedule. */
export const routeInterests = pgTable(
  'route_interests',
  {
    id: primaryId(),
    partner_id: text('partner_id').notNull(),
    schedule_id: text('schedule_id')
      .notNull()
      .references(() => schedules.id),
    vehicle_id: text('vehicle_id').notNull(),
    note: text('note'),
    status: text('status', { enum: ['pending', 'accepted', 'declined'] }).notNull(),
    created_by: text('created_by').notNull(),
    created_at: instant('created_at').notNull(),
    decided_at: instant('decided_at'),
  },
  (t) => [
    foreignKey({
      name: 'route_interests_vehicle',
      columns: [t.vehicle_id, t.partner_id],
      foreignColumns: [vehicles.id, vehicles.partner_id],
    }),
    uniqueIndex('route_interests_open')
      .on(t.partner_id, t.schedule_id)
      .where(sql`${t.status} = 'pending'`),
    check('route_interests_status', isOneOf(t.status, ['pending', 'accepted', 'declined'])),
  ],
)
