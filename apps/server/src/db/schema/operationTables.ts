import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { encryptedText, instant, primaryId, isEncrypted, isOneOf } from './columnTypes.ts'
import { partners } from './partnerTables.ts'
import { users } from './userTables.ts'

export const reportStatuses = ['queued', 'processing', 'ready', 'failed', 'expired'] as const

/** The audit log; rows never change. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    at: instant('at').notNull(),
    /** Null: the system. */
    actor_id: text('actor_id'),
    actor_name: text('actor_name').notNull(),
    actor_role: text('actor_role').notNull(),
    address: text('address'),
    device: text('device'),
    /** `vehicle.archived`. */
    action: text('action').notNull(),
    entity_type: text('entity_type').notNull(),
    entity_id: text('entity_id').notNull(),
    entity_label: text('entity_label').notNull(),
    /** `[{ field, from, to }]`, secrets masked. */
    changes: jsonb('changes').$type<{ field: string; from: unknown; to: unknown }[]>().notNull(),
    request_id: text('request_id'),
  },
  (t) => [
    index('audit_events_newest').on(t.partner_id, t.at, t.id),
    index('audit_events_actor').on(t.partner_id, t.actor_id, t.at),
    index('audit_events_by_name').on(t.partner_id, t.actor_name, t.at),
    index('audit_events_action').on(t.partner_id, t.action, t.at),
    index('audit_events_entity').on(t.entity_type, t.entity_id, t.at),
  ],
)

/** Realtime events in order, stored for a while so that clients can catch up. */
export const events = pgTable(
  'events',
  {
    id: primaryId(),
    /** The organisation; null for an event of a single user. */
    partner_id: text('partner_id').references(() => partners.id),
    user_id: text('user_id').references(() => users.id),
    /** The number within the organisation, without gaps; null without an organisation. */
    seq: bigint('seq', { mode: 'number' }),
    /** The position among all events, for the dispatcher. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    room: text('room').notNull(),
    type: text('type').notNull(),
    at: instant('at').notNull(),
    actor_id: text('actor_id'),
    actor_name: text('actor_name'),
    request_id: text('request_id'),
    data: jsonb('data').notNull(),
  },
  (t) => [
    uniqueIndex('events_seq').on(t.partner_id, t.seq),
    uniqueIndex('events_position').on(t.position),
    index('events_at').on(t.at),
    check('events_seq_of_partner', sql`(${t.partner_id} is null) = (${t.seq} is null)`),
  ],
)

/** The last sequence number of each organisation; its row is the lock. */
export const eventSequences = pgTable('event_sequences', {
  partner_id: text('partner_id')
    .primaryKey()
    .references(() => partners.id),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})

/** The first responses to writes with an `Idempotency-Key`, stored for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of caller, call and key. */
    id: text('id').primaryKey(),
    /** HMAC of the request. */
    request_hash: text('request_hash').notNull(),
    /** Null while the first request is running. */
    status: integer('status'),
    /** JSON, encrypted because responses can carry tokens. */
    body: encryptedText('body'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('idempotency_keys_age').on(t.created_at), check('idempotency_keys_encrypted', isEncrypted(t.body))],
)

/** File contents by their hash; uploads of the same bytes share one. */
export const storedFiles = pgTable('stored_files', {
  /** SHA-256 of the stored bytes, in hexadecimal. */
  hash: text('hash').primaryKey(),
  mime: text('mime').notNull(),
  /** Bytes. */
  size: integer('size').notNull(),
  created_at: instant('created_at').notNull(),
})

/** Uploaded files: their content, name, purpose and uploader. */
export const uploads = pgTable(
  'uploads',
  {
    /** An unguessable name, the last part of the file's path. */
    id: primaryId(),
    hash: text('hash')
      .notNull()
      .references(() => storedFiles.hash),
    /** `vehicle`, `driver`, `company`, `identity`, `avatar`, `report`, `dispute`. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    uploaded_by: text('uploaded_by').references(() => users.id),
    /** The organisation whose members may see it once it is attached; null: only its uploader. */
    partner_id: text('partner_id').references(() => partners.id),
    created_at: instant('created_at').notNull(),
    /** When it was attached to a resource; unattached uploads are deleted. */
    attached_at: instant('attached_at'),
  },
  (t) => [
    index('uploads_hash').on(t.hash),
    index('uploads_loose').on(t.created_at),
    // Unattached uploads of a user are limited.
    index('uploads_unattached')
      .on(t.uploaded_by)
      .where(sql`${t.attached_at} is null`),
  ],
)

/** The offset of the sandbox clock to the system clock. */
export const sandboxClock = pgTable(
  'sandbox_clock',
  { id: integer('id').primaryKey(), ahead_ms: bigint('ahead_ms', { mode: 'number' }).notNull() },
  (t) => [check('sandbox_clock_one', sql`${t.id} = 1`), check('sandbox_clock_forward', sql`${t.ahead_ms} >= 0`)],
)

export const reports = pgTable(
  'reports',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    type: text('type').notNull(),
    filters: jsonb('filters').notNull(),
    format: text('format', { enum: ['csv', 'xlsx', 'pdf'] }).notNull(),
    columns: text('columns').array().notNull(),
    status: text('status', { enum: reportStatuses }).notNull(),
    /** The number of rows that were counted for the request, then of those in the file. */
    rows: integer('rows'),
    size: integer('size'),
    upload_id: text('upload_id').references(() => uploads.id),
    failure: text('failure'),
    requested_by: text('requested_by')
      .notNull()
      .references(() => users.id),
    created_at: instant('created_at').notNull(),
    /** What is making the file: the request, or the job for long reports. */
    claimed_by: text('claimed_by', { enum: ['request', 'job'] }),
    claimed_at: instant('claimed_at'),
    ready_at: instant('ready_at'),
    expires_at: instant('expires_at'),
  },
  (t) => [
    unique('reports_id_partner').on(t.id, t.partner_id),
    index('reports_newest').on(t.partner_id, t.created_at),
    index('reports_queue').on(t.status, t.created_at),
    check('reports_status', isOneOf(t.status, reportStatuses)),
    check('reports_format', isOneOf(t.format, ['csv', 'xlsx', 'pdf'])),
    check('reports_claimed_by', isOneOf(t.claimed_by, ['request', 'job'])),
    check('reports_claim', sql`(${t.claimed_by} is null) = (${t.claimed_at} is null)`),
  ],
)

/** Queued imports of vehicles or drivers. */
export const imports = pgTable(
  'imports',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    kind: text('kind', { enum: ['vehicles', 'drivers'] }).notNull(),
    on_error: text('on_error', { enum: ['skip', 'abort'] }).notNull(),
    /** JSON, encrypted because rows of drivers hold NINs. */
    rows: encryptedText('rows').notNull(),
    status: text('status', { enum: ['queued', 'processing', 'done', 'failed'] }).notNull(),
    result: jsonb('result'),
    requested_by: text('requested_by')
      .notNull()
      .references(() => users.id),
    created_at: instant('created_at').notNull(),
    done_at: instant('done_at'),
  },
  (t) => [
    index('imports_queue').on(t.status, t.created_at),
    check('imports_kind', isOneOf(t.kind, ['vehicles', 'drivers'])),
    check('imports_encrypted', isEncrypted(t.rows)),
  ],
)
