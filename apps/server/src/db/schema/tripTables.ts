import { tripStatuses } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, primaryId, kobo, isOneOf } from './columnTypes.ts'
import { drivers, vehicles } from './fleetTables.ts'
import { partners } from './partnerTables.ts'
import { routes, schedules } from './routeTables.ts'

export const openTripStatuses = ['scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted'] as const

export const trips = pgTable(
  'trips',
  {
    id: primaryId(),
    reference: text('reference').notNull().unique(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    route_id: text('route_id')
      .notNull()
      .references(() => routes.id),
    vehicle_id: text('vehicle_id'),
    driver_id: text('driver_id'),
    direction: text('direction', { enum: ['outbound', 'inbound'] }).notNull(),
    /** Day of departure in Africa/Lagos. */
    service_date: date('service_date', { mode: 'string' }).notNull(),
    departure_at: instant('departure_at').notNull(),
    arrival_eta: instant('arrival_eta').notNull(),
    actual_departure_at: instant('actual_departure_at'),
    actual_arrival_at: instant('actual_arrival_at'),
    status: text('status', { enum: tripStatuses }).notNull(),
    seats_total: integer('seats_total').notNull(),
    seats_booked: integer('seats_booked').notNull(),
    seats_boarded: integer('seats_boarded').notNull(),
    seats_no_show: integer('seats_no_show').notNull(),
    cancelled_by: text('cancelled_by', { enum: ['operator', 'partner', 'system'] }),
    cancellation_reason: text('cancellation_reason'),
    cancellation_text: text('cancellation_text'),
    cancelled_at: instant('cancelled_at'),
    compensation_kobo: kobo('compensation_kobo'),
    schedule_id: text('schedule_id').references(() => schedules.id),
    delay_s: integer('delay_s').notNull().default(0),
    /** The sequence of the last reached stop; 0 before the first. */
    stop_sequence: integer('stop_sequence').notNull().default(0),
    updated_at: instant('updated_at'),
    version: integer('version').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    unique('trips_id_partner').on(t.id, t.partner_id),
    foreignKey({ name: 'trips_vehicle', columns: [t.vehicle_id, t.partner_id], foreignColumns: [vehicles.id, vehicles.partner_id] }),
    foreignKey({ name: 'trips_driver', columns: [t.driver_id, t.partner_id], foreignColumns: [drivers.id, drivers.partner_id] }),
    index('trips_day').on(t.partner_id, t.service_date, t.status),
    index('trips_departure').on(t.partner_id, t.departure_at, t.id),
    // Lists read the trips of each status in order from this index.
    index('trips_by_status').on(t.partner_id, t.status, t.departure_at, t.id),
    index('trips_by_reference').on(t.partner_id, t.reference, t.id),
    index('trips_of_vehicle').on(t.vehicle_id, t.departure_at),
    index('trips_of_driver').on(t.driver_id, t.departure_at),
    index('trips_of_route').on(t.partner_id, t.route_id, t.departure_at),
    uniqueIndex('trips_schedule_day').on(t.schedule_id, t.service_date),
    index('trips_open')
      .on(t.partner_id, t.arrival_eta)
      .where(sql`${t.status} in ('scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted')`),
    // A vehicle or a driver never has two active trips.
    uniqueIndex('trips_one_active_per_vehicle')
      .on(t.vehicle_id)
      .where(sql`${t.status} in ('boarding', 'in_progress', 'interrupted')`),
    uniqueIndex('trips_one_active_per_driver')
      .on(t.driver_id)
      .where(sql`${t.status} in ('boarding', 'in_progress', 'interrupted')`),
    check('trips_status', isOneOf(t.status, tripStatuses)),
    check('trips_service_date', sql`${t.service_date} = (${t.departure_at} at time zone 'Africa/Lagos')::date`),
    check('trips_plan', sql`${t.arrival_eta} > ${t.departure_at}`),
    check('trips_actual', sql`${t.actual_arrival_at} is null or ${t.actual_arrival_at} >= ${t.actual_departure_at}`),
    check(
      'trips_seats',
      sql`${t.seats_boarded} >= 0 and ${t.seats_no_show} >= 0 and ${t.seats_boarded} + ${t.seats_no_show} <= ${t.seats_booked} and ${t.seats_booked} <= ${t.seats_total}`,
    ),
    check(
      'trips_completed',
      sql`${t.status} <> 'completed' or (${t.actual_departure_at} is not null and ${t.actual_arrival_at} is not null and ${t.seats_boarded} + ${t.seats_no_show} = ${t.seats_booked})`,
    ),
    // A trip that no one took is missed without a vehicle and a driver.
    check(
      'trips_staffed',
      sql`${t.status} in ('scheduled', 'cancelled', 'missed') or (${t.vehicle_id} is not null and ${t.driver_id} is not null)`,
    ),
    check('trips_cancelled', sql`(${t.status} = 'cancelled') = (${t.cancelled_by} is not null)`),
  ],
)

/** Passengers' ratings from 1 to 10. */
export const ratings = pgTable(
  'ratings',
  {
    id: primaryId(),
    partner_id: text('partner_id').notNull(),
    trip_id: text('trip_id').notNull(),
    score: smallint('score').notNull(),
    rated_at: instant('rated_at').notNull(),
  },
  (t) => [
    foreignKey({ name: 'ratings_trip', columns: [t.trip_id, t.partner_id], foreignColumns: [trips.id, trips.partner_id] }),
    index('ratings_of_partner').on(t.partner_id, t.rated_at, t.score),
    index('ratings_of_trip').on(t.trip_id),
    check('ratings_score', sql`${t.score} between 1 and 10`),
  ],
)

/** Calls of a trip at its stops; a stop without a row has not been reached. */
export const tripStops = pgTable(
  'trip_stops',
  {
    trip_id: text('trip_id')
      .notNull()
      .references(() => trips.id),
    sequence: integer('sequence').notNull(),
    arrived_at: instant('arrived_at'),
    departed_at: instant('departed_at'),
    boarded: integer('boarded').notNull(),
    alighted: integer('alighted').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.trip_id, t.sequence] }),
    check('trip_stops_counts', sql`${t.boarded} >= 0 and ${t.alighted} >= 0`),
    check('trip_stops_order', sql`${t.departed_at} >= ${t.arrived_at}`),
  ],
)

/** The timeline of a trip. */
export const tripEvents = pgTable(
  'trip_events',
  {
    id: primaryId(),
    trip_id: text('trip_id')
      .notNull()
      .references(() => trips.id),
    at: instant('at').notNull(),
    /** `status`, `assignment`, `stop`, `issue`, `decline`. */
    kind: text('kind').notNull(),
    from: text('from'),
    to: text('to'),
    text: text('text').notNull(),
    by: text('by', { enum: ['operator', 'partner', 'driver', 'system'] }).notNull(),
    actor_id: text('actor_id'),
  },
  (t) => [
    index('trip_events_trip').on(t.trip_id, t.at),
    check('trip_events_by', isOneOf(t.by, ['operator', 'partner', 'driver', 'system'])),
  ],
)
