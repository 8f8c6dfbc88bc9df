import { sql } from 'drizzle-orm'
import { boolean, check, date, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, key, kobo, oneOf } from './columns.ts'
import { vehicles } from './fleet.ts'
import { partners } from './partners.ts'
import { trips } from './trips.ts'

export const creditTypes = ['trip_earning', 'bonus', 'cancellation_compensation', 'toll_reimbursement', 'adjustment_credit'] as const
export const debitTypes = [
  'platform_fee',
  'fuel_advance',
  'maintenance_advance',
  'penalty',
  'damage',
  'insurance_premium',
  'withholding_tax',
  'adjustment_debit',
  'negative_balance',
] as const
export const lineStates = ['pending', 'unsettled', 'settled', 'void'] as const
export const accountStatuses = ['verifying', 'active', 'under_review', 'rejected', 'disabled'] as const
export const payoutStatuses = ['scheduled', 'processing', 'paid', 'failed', 'reversed', 'on_hold', 'cancelled'] as const

export const settlementAccounts = pgTable(
  'settlement_accounts',
  {
    id: key(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    bank_code: text('bank_code').notNull(),
    bank_name: text('bank_name').notNull(),
    account_number: text('account_number').notNull(),
    account_name: text('account_name').notNull(),
    is_primary: boolean('is_primary').notNull(),
    status: text('status', { enum: accountStatuses }).notNull(),
    name_match: text('name_match', { enum: ['exact', 'close', 'mismatch'] }).notNull(),
    usable_from: instant('usable_from'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    unique('settlement_accounts_number').on(t.partner_id, t.bank_code, t.account_number),
    uniqueIndex('settlement_accounts_one_primary')
      .on(t.partner_id)
      .where(sql`${t.is_primary}`),
    check('settlement_accounts_digits', sql`${t.account_number} ~ '^[0-9]{10}$'`),
    check('settlement_accounts_status', oneOf(t.status, accountStatuses)),
    check('settlement_accounts_match', oneOf(t.name_match, ['exact', 'close', 'mismatch'])),
  ],
)

/** A month's money on its way to the bank. The amount is fixed when the month is closed. */
export const payouts = pgTable(
  'payouts',
  {
    id: key(),
    reference: text('reference').notNull().unique(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    settlement_account_id: text('settlement_account_id').references(() => settlementAccounts.id),
    /** First day of the calendar month that it pays (Africa/Lagos). */
    month: date('month', { mode: 'string' }).notNull(),
    amount_kobo: kobo('amount_kobo'),
    status: text('status', { enum: payoutStatuses }).notNull(),
    scheduled_for: date('scheduled_for', { mode: 'string' }).notNull(),
    paid_at: instant('paid_at'),
  },
  (t) => [
    unique('payouts_month').on(t.partner_id, t.month),
    unique('payouts_id_partner').on(t.id, t.partner_id),
    check('payouts_status', oneOf(t.status, payoutStatuses)),
    check('payouts_amount', sql`${t.amount_kobo} is null or ${t.amount_kobo} >= 0`),
    check('payouts_paid', sql`${t.status} <> 'paid' or (${t.paid_at} is not null and ${t.amount_kobo} is not null)`),
    check('payouts_first_day', sql`extract(day from ${t.month}) = 1`),
  ],
)

/** Append-only: a correction is a new line with `reverses_id`. A trigger refuses everything else but the way from pending to settled. */
export const earningLines = pgTable(
  'earning_lines',
  {
    id: key(),
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
    /** `pending` for 48 hours, then `unsettled` until a payout takes it. */
    state: text('state', { enum: lineStates }).notNull(),
    payout_id: text('payout_id'),
    reverses_id: text('reverses_id').unique(),
  },
  (t) => [
    foreignKey({
      name: 'earning_lines_vehicle',
      columns: [t.vehicle_id, t.partner_id],
      foreignColumns: [vehicles.id, vehicles.partner_id],
    }),
    foreignKey({ name: 'earning_lines_trip', columns: [t.trip_id, t.partner_id], foreignColumns: [trips.id, trips.partner_id] }),
    foreignKey({ name: 'earning_lines_payout', columns: [t.payout_id, t.partner_id], foreignColumns: [payouts.id, payouts.partner_id] }),
    foreignKey({ name: 'earning_lines_reverses', columns: [t.reverses_id], foreignColumns: [t.id] }),
    index('earning_lines_state').on(t.partner_id, t.state),
    index('earning_lines_day').on(t.partner_id, t.service_date),
    uniqueIndex('earning_lines_one_per_trip')
      .on(t.trip_id)
      .where(sql`${t.type} = 'trip_earning' and ${t.reverses_id} is null`),
    check('earning_lines_amount', sql`${t.amount_kobo} > 0`),
    check('earning_lines_state_words', oneOf(t.state, lineStates)),
    check(
      'earning_lines_direction',
      sql`(${t.direction} = 'credit' and ${oneOf(t.type, creditTypes)}) or (${t.direction} = 'debit' and ${oneOf(t.type, debitTypes)})`,
    ),
    check('earning_lines_settled', sql`(${t.state} = 'settled') = (${t.payout_id} is not null)`),
  ],
)
