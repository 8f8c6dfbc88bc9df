import { creditTypes, debitTypes, disputeStates } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, primaryId, kobo, isOneOf } from './columnTypes.ts'
import { drivers, vehicles } from './fleetTables.ts'
import { partners } from './partnerTables.ts'
import { payslips } from './payslipTables.ts'
import { routes } from './routeTables.ts'
import { trips } from './tripTables.ts'

/** Why the closing of a month leaves a line for the next one. */
export const closingReasons = ['being_checked', 'under_query'] as const

export const lineStates = ['pending', 'unsettled', 'settled', 'void'] as const

/** How an amount was calculated. */
export interface Formula {
  text: string
  inputs: { label: string; value: string }[]
}

/** Append-only: a correction is a new line with `reverses_id`. A trigger rejects every update except from pending to settled. */
export const earningLines = pgTable(
  'earning_lines',
  {
    id: primaryId(),
    reference: text('reference').notNull().unique(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    occurred_at: instant('occurred_at').notNull(),
    service_date: date('service_date', { mode: 'string' }).notNull(),
    type: text('type', { enum: [...creditTypes, ...debitTypes] }).notNull(),
    direction: text('direction', { enum: ['credit', 'debit'] }).notNull(),
    amount_kobo: kobo('amount_kobo').notNull(),
    vehicle_id: text('vehicle_id'),
    trip_id: text('trip_id'),
    description: text('description').notNull(),
    rate_card_version: integer('rate_card_version').notNull(),
    /** `pending` for 48 hours, then `unsettled` until a payslip takes it. */
    state: text('state', { enum: lineStates }).notNull(),
    driver_id: text('driver_id'),
    route_id: text('route_id').references(() => routes.id),
    formula: jsonb('formula').$type<Formula>(),
    payslip_id: text('payslip_id'),
    created_at: instant('created_at'),
    reverses_id: text('reverses_id').unique(),
  },
  (t) => [
    foreignKey({
      name: 'earning_lines_vehicle',
      columns: [t.vehicle_id, t.partner_id],
      foreignColumns: [vehicles.id, vehicles.partner_id],
    }),
    foreignKey({ name: 'earning_lines_driver', columns: [t.driver_id, t.partner_id], foreignColumns: [drivers.id, drivers.partner_id] }),
    foreignKey({
      name: 'earning_lines_payslip',
      columns: [t.payslip_id, t.partner_id],
      foreignColumns: [payslips.id, payslips.partner_id],
    }),
    foreignKey({ name: 'earning_lines_trip', columns: [t.trip_id, t.partner_id], foreignColumns: [trips.id, trips.partner_id] }),
    foreignKey({ name: 'earning_lines_reverses', columns: [t.reverses_id], foreignColumns: [t.id] }),
    // Sums by state need only this index.
    index('earning_lines_by_state').on(t.partner_id, t.state, t.direction, t.amount_kobo),
    index('earning_lines_day').on(t.partner_id, t.service_date),
    uniqueIndex('earning_lines_one_per_trip')
      .on(t.trip_id)
      .where(sql`${t.type} = 'trip_earning' and ${t.reverses_id} is null`),
    index('earning_lines_of_payslip').on(t.payslip_id, t.type, t.occurred_at, t.id),
    index('earning_lines_newest').on(t.partner_id, t.occurred_at, t.id),
    index('earning_lines_of_vehicle').on(t.vehicle_id, t.service_date),
    index('earning_lines_of_trip').on(t.trip_id, t.type, t.amount_kobo),
    index('earning_lines_of_driver')
      .on(t.driver_id)
      .where(sql`${t.driver_id} is not null`),
    index('earning_lines_of_route')
      .on(t.route_id)
      .where(sql`${t.route_id} is not null`),
    index('earning_lines_by_amount').on(t.partner_id, t.amount_kobo, t.id),
    index('earning_lines_by_type').on(t.partner_id, t.type, t.id),
    index('earning_lines_by_reference').on(t.partner_id, t.reference, t.id),
    check('earning_lines_amount', sql`${t.amount_kobo} >= 0`),
    check('earning_lines_state_words', isOneOf(t.state, lineStates)),
    check(
      'earning_lines_direction',
      sql`(${t.direction} = 'credit' and ${isOneOf(t.type, creditTypes)}) or (${t.direction} = 'debit' and ${isOneOf(t.type, debitTypes)})`,
    ),
    check('earning_lines_settled', sql`(${t.state} = 'settled') = (${t.payslip_id} is not null)`),
  ],
)

/** Lines that the closing of a month left for the next payslip; rows are never changed or deleted. */
export const carriedLines = pgTable(
  'carried_lines',
  {
    earning_line_id: text('earning_line_id')
      .notNull()
      .references(() => earningLines.id),
    /** First day of the closed month. */
    month: date('month', { mode: 'string' }).notNull(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    reason: text('reason', { enum: closingReasons }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.earning_line_id, t.month] }),
    index('carried_lines_month').on(t.partner_id, t.month),
    check('carried_lines_reason', isOneOf(t.reason, closingReasons)),
  ],
)

export const disputes = pgTable(
  'disputes',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    earning_line_id: text('earning_line_id')
      .notNull()
      .references(() => earningLines.id),
    reason: text('reason').notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    state: text('state', { enum: disputeStates }).notNull(),
    decision_text: text('decision_text'),
    adjustment_id: text('adjustment_id').references(() => earningLines.id),
    created_by: text('created_by').notNull(),
    created_at: instant('created_at').notNull(),
    decided_at: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('disputes_one_open')
      .on(t.earning_line_id)
      .where(sql`${t.state} in ('open', 'in_review')`),
    index('disputes_partner').on(t.partner_id, t.state),
    index('disputes_newest').on(t.partner_id, t.created_at, t.id),
    index('disputes_of_line').on(t.earning_line_id, t.created_at, t.id),
    check('disputes_state', isOneOf(t.state, disputeStates)),
    check('disputes_decided', sql`(${t.state} in ('accepted', 'declined')) = (${t.decided_at} is not null)`),
    check('disputes_declined', sql`${t.state} <> 'declined' or ${t.decision_text} is not null`),
  ],
)
