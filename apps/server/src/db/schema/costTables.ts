import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, primaryId, kobo, isOneOf } from './columnTypes.ts'
import { vehicles } from './fleetTables.ts'
import { partners } from './partnerTables.ts'
import { routes } from './routeTables.ts'

/** The operator's rates and fees by vehicle type and route, from a day on; announced in advance. */
export const rateCards = pgTable(
  'rate_cards',
  {
    id: primaryId(),
    version: integer('version').notNull(),
    /** Null: for every partner. */
    partner_id: text('partner_id').references(() => partners.id),
    vehicle_type: text('vehicle_type').notNull(),
    route_id: text('route_id').references(() => routes.id),
    basis: text('basis', { enum: ['per_trip', 'per_day', 'per_km', 'revenue_share'] }).notNull(),
    rate_kobo: kobo('rate_kobo'),
    share_bps: integer('share_bps'),
    platform_fee_bps: integer('platform_fee_bps').notNull(),
    withholding_rate_bps: integer('withholding_rate_bps').notNull(),
    withholding_basis: text('withholding_basis').notNull(),
    /** Bonuses, penalties and the minimum number of trips a month. */
    tables: jsonb('tables').notNull(),
    effective_from: date('effective_from', { mode: 'string' }).notNull(),
    announced_at: instant('announced_at').notNull(),
  },
  (t) => [
    index('rate_cards_type').on(t.vehicle_type, t.effective_from),
    check('rate_cards_basis', isOneOf(t.basis, ['per_trip', 'per_day', 'per_km', 'revenue_share'])),
    check('rate_cards_shares', sql`${t.platform_fee_bps} between 0 and 10000 and ${t.withholding_rate_bps} between 0 and 10000`),
  ],
)

/** Who of an organisation first confirmed having read announced rates. */
export const rateCardAcknowledgements = pgTable(
  'rate_card_acknowledgements',
  {
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    rate_card_id: text('rate_card_id')
      .notNull()
      .references(() => rateCards.id),
    acknowledged_by: text('acknowledged_by').notNull(),
    acknowledged_at: instant('acknowledged_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partner_id, t.rate_card_id] })],
)

/** The partner's own costs, to calculate profit. A change is a new version from a day on. */
export const costConfigurations = pgTable(
  'cost_configurations',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    scope: text('scope', { enum: ['default', 'vehicle_type', 'vehicle'] }).notNull(),
    vehicle_type: text('vehicle_type'),
    vehicle_id: text('vehicle_id'),
    version: integer('version').notNull(),
    effective_from: date('effective_from', { mode: 'string' }).notNull(),
    /** The costs that this scope sets; null ends an override. */
    items: jsonb('items'),
    created_by: text('created_by').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'cost_configurations_vehicle',
      columns: [t.vehicle_id, t.partner_id],
      foreignColumns: [vehicles.id, vehicles.partner_id],
    }),
    uniqueIndex('cost_configurations_version').on(t.partner_id, sql`coalesce(${t.vehicle_id}, ${t.vehicle_type}, '')`, t.version),
    check('cost_configurations_scope', isOneOf(t.scope, ['default', 'vehicle_type', 'vehicle'])),
    check(
      'cost_configurations_of',
      sql`(${t.scope} = 'vehicle') = (${t.vehicle_id} is not null) and (${t.scope} = 'vehicle_type') = (${t.vehicle_type} is not null)`,
    ),
  ],
)
