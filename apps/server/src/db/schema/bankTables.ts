import { openTransferStatuses, transferReportStates, transferStatuses } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, primaryId, kobo, isOneOf } from './columnTypes.ts'
import { payouts, settlementAccounts } from './payoutTables.ts'

/**
 * The orders to the bank: one row for each attempt to transfer a payout, written in the transaction that moves the payout to `processing`.
 * The id is the idempotency key: sent again after a crash, it never moves money twice.
 */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: primaryId(),
    payout_id: text('payout_id').notNull(),
    partner_id: text('partner_id').notNull(),
    /** Counts the attempts of the payout from 1. */
    attempt_no: integer('attempt_no').notNull(),
    account_id: text('account_id')
      .notNull()
      .references(() => settlementAccounts.id),
    amount_kobo: kobo('amount_kobo').notNull(),
    narration: text('narration').notNull(),
    status: text('status', { enum: transferStatuses }).notNull(),
    /** How often it was sent to the bank. */
    requests: integer('requests').notNull().default(0),
    /** When it is sent or read next. */
    next_check_at: instant('next_check_at').notNull(),
    bank_reference: text('bank_reference'),
    failure_code: text('failure_code'),
    /** A report of the bank that contradicts the outcome; an operator has to look at it. */
    contradiction: text('contradiction'),
    created_at: instant('created_at').notNull(),
    answered_at: instant('answered_at'),
  },
  (t) => [
    foreignKey({ name: 'bank_transfers_payout', columns: [t.payout_id, t.partner_id], foreignColumns: [payouts.id, payouts.partner_id] }),
    unique('bank_transfers_attempt').on(t.payout_id, t.attempt_no),
    uniqueIndex('bank_transfers_one_open').on(t.payout_id).where(isOneOf(t.status, openTransferStatuses)),
    index('bank_transfers_due').on(t.next_check_at).where(isOneOf(t.status, openTransferStatuses)),
    check('bank_transfers_status', isOneOf(t.status, transferStatuses)),
    check('bank_transfers_amount', sql`${t.amount_kobo} > 0`),
    check('bank_transfers_answered', sql`(${isOneOf(t.status, openTransferStatuses)}) = (${t.answered_at} is null)`),
    check('bank_transfers_failure', sql`(${t.status} = 'failed') = (${t.failure_code} is not null)`),
  ],
)

/** Reports of the bank that changed or contradicted a transfer; rows are never changed or deleted. */
export const bankReports = pgTable(
  'bank_reports',
  {
    id: primaryId(),
    transfer_id: text('transfer_id')
      .notNull()
      .references(() => bankTransfers.id),
    /** How it came: as the answer to the order, by webhook, or when the transfer was read. */
    source: text('source', { enum: ['answer', 'webhook', 'read', 'simulation'] }).notNull(),
    state: text('state', { enum: transferReportStates }).notNull(),
    meaning: text('meaning', { enum: ['applies', 'contradicts'] }).notNull(),
    received_at: instant('received_at').notNull(),
  },
  (t) => [
    index('bank_reports_transfer').on(t.transfer_id, t.received_at),
    check('bank_reports_state', isOneOf(t.state, transferReportStates)),
    check('bank_reports_meaning', isOneOf(t.meaning, ['applies', 'contradicts'])),
    check('bank_reports_source', isOneOf(t.source, ['answer', 'webhook', 'read', 'simulation'])),
  ],
)
