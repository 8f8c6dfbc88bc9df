import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { degrees, instant, primaryId } from './columnTypes.ts'
import { vehicles } from './fleetTables.ts'

/** Positions of vehicles: one in 30 seconds, stored for 90 days. */
export const positions = pgTable(
  'positions',
  {
    id: primaryId(),
    partner_id: text('partner_id').notNull(),
    vehicle_id: text('vehicle_id').notNull(),
    trip_id: text('trip_id'),
    driver_id: text('driver_id'),
    lat: degrees('lat').notNull(),
    lng: degrees('lng').notNull(),
    speed_kmh: integer('speed_kmh').notNull(),
    heading_deg: smallint('heading_deg').notNull(),
    accuracy_m: integer('accuracy_m').notNull(),
    source: text('source', { enum: ['app', 'tracker'] }).notNull(),
    /** The time by the device's clock. */
    at: instant('at').notNull(),
    received_at: instant('received_at').notNull(),
  },
  (t) => [
    foreignKey({ name: 'positions_vehicle', columns: [t.vehicle_id, t.partner_id], foreignColumns: [vehicles.id, vehicles.partner_id] }),
    index('positions_vehicle_at').on(t.vehicle_id, t.at),
    index('positions_trip').on(t.trip_id, t.at),
    index('positions_received').on(t.received_at),
    check('positions_place', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
    check('positions_motion', sql`${t.heading_deg} between 0 and 359 and ${t.speed_kmh} >= 0`),
  ],
)
