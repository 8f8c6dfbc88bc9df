import { payoutStatuses } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { encryptedText, instant, primaryId, kobo, isEncrypted, isOneOf } from './columnTypes.ts'
import { partners } from './partnerTables.ts'

export const accountStatuses = ['verifying', 'active', 'under_review', 'rejected', 'disabled'] as const

export const settlementAccounts = pgTable(
  'settlement_accounts',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    bank_code: text('bank_code').notNull(),
    bank_name: text('bank_name').notNull(),
    account_number: encryptedText('account_number').notNull(),
    /** HMAC of the number, to find the same account again. */
    account_number_hmac: text('account_number_hmac'),
    account_last4: text('account_last4').notNull(),
    account_name: text('account_name').notNull(),
    is_primary: boolean('is_primary').notNull(),
    status: text('status', { enum: accountStatuses }).notNull(),
    name_match: text('name_match', { enum: ['exact', 'close', 'mismatch'] }).notNull(),
    usable_from: instant('usable_from'),
    last_payout_at: instant('last_payout_at'),
    failure_count: integer('failure_count').notNull().default(0),
    /** When the bank is asked again whether the account is confirmed. */
    resolve_due_at: instant('resolve_due_at'),
    created_by: text('created_by'),
    removed_at: instant('removed_at'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('settlement_accounts_number')
      .on(t.partner_id, t.bank_code, t.account_number_hmac)
      .where(sql`${t.removed_at} is null`),
    check('settlement_accounts_removed', sql`${t.removed_at} is null or not ${t.is_primary}`),
    uniqueIndex('settlement_accounts_one_primary')
      .on(t.partner_id)
      .where(sql`${t.is_primary}`),
    check('settlement_accounts_encrypted', sql`${isEncrypted(t.account_number)} and ${t.account_number_hmac} is not null`),
    check('settlement_accounts_status', isOneOf(t.status, accountStatuses)),
    check('settlement_accounts_match', isOneOf(t.name_match, ['exact', 'close', 'mismatch'])),
  ],
)

/** The payout of a month. The amount is fixed when the month is closed. */
export const payouts = pgTable(
  'payouts',
  {
    id: primaryId(),
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
    initiated_at: instant('initiated_at'),
    paid_at: instant('paid_at'),
    expected_by: date('expected_by', { mode: 'string' }),
    /** The bank's 30-digit reference of the transfer. */
    bank_session_id: text('bank_session_id'),
    narration: text('narration'),
    failure_code: text('failure_code'),
    failure_text: text('failure_text'),
    next_retry_at: instant('next_retry_at'),
    hold_code: text('hold_code'),
    hold_text: text('hold_text'),
    /** The account when the payout was sent. */
    account_snapshot: jsonb('account_snapshot'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('payouts_month').on(t.partner_id, t.month),
    unique('payouts_id_partner').on(t.id, t.partner_id),
    index('payouts_partner').on(t.partner_id, t.scheduled_for),
    index('payouts_due').on(t.status, t.scheduled_for),
    check('payouts_hold', sql`(${t.status} = 'on_hold') = (${t.hold_code} is not null)`),
    check('payouts_status', isOneOf(t.status, payoutStatuses)),
    check('payouts_amount', sql`${t.amount_kobo} is null or ${t.amount_kobo} >= 0`),
    check('payouts_paid', sql`${t.status} <> 'paid' or (${t.paid_at} is not null and ${t.amount_kobo} is not null)`),
    check('payouts_first_day', sql`extract(day from ${t.month}) = 1`),
  ],
)

/** Attempts to send a payout; rows are never changed or deleted. */
export const payoutAttempts = pgTable(
  'payout_attempts',
  {
    id: primaryId(),
    payout_id: text('payout_id')
      .notNull()
      .references(() => payouts.id),
    at: instant('at').notNull(),
    status: text('status', { enum: ['processing', 'paid', 'failed', 'reversed'] }).notNull(),
    failure_code: text('failure_code'),
    account_id: text('account_id'),
  },
  (t) => [index('payout_attempts_payout').on(t.payout_id, t.at)],
)
