import { creditTypes, debitTypes } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, primaryId, kobo, isOneOf } from './columnTypes.ts'
import { partners } from './partnerTables.ts'
import { payouts } from './payoutTables.ts'

export const payslipStatuses = ['issued', 'paid', 'revised'] as const

/** A partner's payslip of a month. An issued payslip never changes; a correction is the next version. */
export const payslips = pgTable(
  'payslips',
  {
    id: primaryId(),
    number: text('number').notNull(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    /** First day of the calendar month (Africa/Lagos). */
    month: date('month', { mode: 'string' }).notNull(),
    status: text('status', { enum: payslipStatuses }).notNull(),
    version_no: integer('version_no').notNull(),
    issued_at: instant('issued_at').notNull(),
    opening_balance_kobo: kobo('opening_balance_kobo').notNull(),
    gross_kobo: kobo('gross_kobo').notNull(),
    deductions_kobo: kobo('deductions_kobo').notNull(),
    net_kobo: kobo('net_kobo').notNull(),
    carried_forward_kobo: kobo('carried_forward_kobo').notNull(),
    /** Payouts that came back. They are no earnings, but they are paid again. */
    returned_kobo: kobo('returned_kobo').notNull().default(0),
    payable_kobo: kobo('payable_kobo').notNull(),
    wht_base_kobo: kobo('wht_base_kobo').notNull(),
    wht_rate_bps: integer('wht_rate_bps').notNull(),
    wht_kobo: kobo('wht_kobo').notNull(),
    credit_note_status: text('credit_note_status', { enum: ['pending', 'available'] }).notNull(),
    payout_id: text('payout_id'),
    /** The payout account when the payslip was issued. */
    account_snapshot: jsonb('account_snapshot'),
    acknowledged_at: instant('acknowledged_at'),
    acknowledged_by: text('acknowledged_by'),
  },
  (t) => [
    unique('payslips_id_partner').on(t.id, t.partner_id),
    unique('payslips_number_version').on(t.partner_id, t.number, t.version_no),
    unique('payslips_month_version').on(t.partner_id, t.month, t.version_no),
    index('payslips_of_payout').on(t.payout_id),
    foreignKey({ name: 'payslips_payout', columns: [t.payout_id, t.partner_id], foreignColumns: [payouts.id, payouts.partner_id] }),
    check('payslips_status', isOneOf(t.status, payslipStatuses)),
    check('payslips_first_day', sql`extract(day from ${t.month}) = 1`),
    check('payslips_opening', sql`${t.opening_balance_kobo} <= 0`),
    check('payslips_net', sql`${t.net_kobo} = ${t.gross_kobo} - ${t.deductions_kobo} + ${t.opening_balance_kobo}`),
    check(
      'payslips_payable',
      sql`${t.payable_kobo} = greatest(0, ${t.net_kobo} + ${t.returned_kobo}) and ${t.carried_forward_kobo} = least(0, ${t.net_kobo} + ${t.returned_kobo})`,
    ),
    check('payslips_returned', sql`${t.returned_kobo} >= 0`),
  ],
)

/** The totals of a payslip by type, written once from its earning lines. */
export const payslipLines = pgTable(
  'payslip_lines',
  {
    id: primaryId(),
    payslip_id: text('payslip_id')
      .notNull()
      .references(() => payslips.id),
    position: integer('position').notNull(),
    type: text('type', { enum: [...creditTypes, ...debitTypes] }).notNull(),
    direction: text('direction', { enum: ['credit', 'debit'] }).notNull(),
    label: text('label').notNull(),
    amount_kobo: kobo('amount_kobo').notNull(),
    quantity: integer('quantity'),
    unit_kobo: kobo('unit_kobo'),
    /** An explanation in one or two sentences. */
    explain: text('explain').notNull(),
    earning_ids_count: integer('earning_ids_count').notNull(),
  },
  (t) => [unique('payslip_lines_position').on(t.payslip_id, t.position), check('payslip_lines_amount', sql`${t.amount_kobo} >= 0`)],
)

/** A payout that came back from the bank. It is on one payslip, outside of the earnings of the month. */
export const returnedPayouts = pgTable(
  'returned_payouts',
  {
    /** Each payout comes back once at most. */
    payout_id: text('payout_id').primaryKey(),
    partner_id: text('partner_id').notNull(),
    amount_kobo: kobo('amount_kobo').notNull(),
    returned_at: instant('returned_at').notNull(),
    /** The payslip that pays it again; null until the month is closed. */
    payslip_id: text('payslip_id'),
  },
  (t) => [
    foreignKey({ name: 'returned_payouts_payout', columns: [t.payout_id, t.partner_id], foreignColumns: [payouts.id, payouts.partner_id] }),
    foreignKey({
      name: 'returned_payouts_payslip',
      columns: [t.payslip_id, t.partner_id],
      foreignColumns: [payslips.id, payslips.partner_id],
    }),
    index('returned_payouts_partner').on(t.partner_id, t.payslip_id),
    check('returned_payouts_amount', sql`${t.amount_kobo} > 0`),
  ],
)
