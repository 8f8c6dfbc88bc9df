import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, primaryId } from './columnTypes.ts'
import { drivers, vehicles } from './fleetTables.ts'

/** Roadside packs: links that show officers which documents of a vehicle and its driver are in force. */
export const roadsidePacks = pgTable(
  'roadside_packs',
  {
    id: primaryId(),
    partner_id: text('partner_id').notNull(),
    vehicle_id: text('vehicle_id').notNull(),
    driver_id: text('driver_id'),
    /** Whether the driver was assigned to the vehicle when the pack was made. */
    driver_was_assigned: boolean('driver_was_assigned').notNull(),
    token_hash: text('token_hash').notNull().unique(),
    created_by: text('created_by').notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    ended_at: instant('ended_at'),
    /** How often its check page was loaded. */
    checks: integer('checks').notNull().default(0),
    last_checked_at: instant('last_checked_at'),
  },
  (t) => [
    foreignKey({
      name: 'roadside_packs_vehicle',
      columns: [t.vehicle_id, t.partner_id],
      foreignColumns: [vehicles.id, vehicles.partner_id],
    }),
    foreignKey({ name: 'roadside_packs_driver', columns: [t.driver_id, t.partner_id], foreignColumns: [drivers.id, drivers.partner_id] }),
    index('roadside_packs_of_vehicle').on(t.vehicle_id, t.created_at),
    index('roadside_packs_expiry').on(t.expires_at),
    check('roadside_packs_order', sql`${t.expires_at} > ${t.created_at}`),
    check('roadside_packs_checked', sql`(${t.checks} = 0) = (${t.last_checked_at} is null)`),
    check('roadside_packs_assigned', sql`${t.driver_id} is not null or not ${t.driver_was_assigned}`),
  ],
)
