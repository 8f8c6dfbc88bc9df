import { documentStatuses } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { encryptedText, instant, primaryId, isEncrypted, isOneOf } from './columnTypes.ts'
import { drivers, vehicles } from './fleetTables.ts'
import { partners } from './partnerTables.ts'
import { review } from './reviewColumns.ts'

export const documentTypes = [
  'vehicle_licence',
  'proof_of_ownership',
  'road_worthiness',
  'insurance',
  'hackney_permit',
  'stage_carriage_permit',
  'vehicle_registration',
  'customs_papers',
  'authority_letter',
  'inspection_report',
  'drivers_licence',
  'lasdri_card',
  'nin_slip',
  'passport_photo',
  'guarantor_form',
  'medical_certificate',
  'cac_certificate',
  'status_report',
  'tax_id_certificate',
  'utility_bill',
  'director_id',
] as const

/** Documents whose number, such as a NIN, identifies a person. */
export const identityDocumentTypes = ['nin_slip', 'director_id'] as const

/** An uploaded side or page of a document. */
export interface DocumentFile {
  Location: string
  name: string
  mime: string
  /** Bytes. */
  size: number
  side?: string | undefined
}

/** Documents of a vehicle, of a driver, or (with neither) of the organisation itself. */
export const documents = pgTable(
  'documents',
  {
    id: primaryId(),
    partner_id: text('partner_id')
      .notNull()
      .references(() => partners.id),
    vehicle_id: text('vehicle_id'),
    driver_id: text('driver_id'),
    type: text('type', { enum: documentTypes }).notNull(),
    number: text('number'),
    /** The number of a document that identifies a person, such as a NIN; `number` is then null. */
    identity_number: encryptedText('identity_number'),
    issue_date: date('issue_date', { mode: 'string' }),
    /** The document is valid through this day (Africa/Lagos). */
    expiry_date: date('expiry_date', { mode: 'string' }),
    status: text('status', { enum: documentStatuses }).notNull(),
    reason_code: text('reason_code'),
    reason_text: text('reason_text'),
    supersedes_id: text('supersedes_id').unique(),
    created_at: instant('created_at').notNull(),
    reviewed_at: instant('reviewed_at'),
    ...review,
    issuer: text('issuer'),
    /** One to four. */
    files: jsonb('files').$type<DocumentFile[]>().notNull().default([]),
    uploaded_by: text('uploaded_by'),
    /** Reminders wait until this day. */
    snoozed_until: date('snoozed_until', { mode: 'string' }),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    foreignKey({ name: 'documents_vehicle', columns: [t.vehicle_id, t.partner_id], foreignColumns: [vehicles.id, vehicles.partner_id] }),
    foreignKey({ name: 'documents_driver', columns: [t.driver_id, t.partner_id], foreignColumns: [drivers.id, drivers.partner_id] }),
    foreignKey({ name: 'documents_supersedes', columns: [t.supersedes_id], foreignColumns: [t.id] }),
    index('documents_partner').on(t.partner_id, t.status, t.expiry_date),
    index('documents_of_vehicle').on(t.vehicle_id, t.type),
    index('documents_of_driver').on(t.driver_id, t.type),
    index('documents_of_company')
      .on(t.partner_id)
      .where(sql`${t.vehicle_id} is null and ${t.driver_id} is null`),
    index('documents_review').on(t.review_due_at),
    // One document of a type is under review; the valid one remains until the review ends.
    uniqueIndex('documents_one_under_review')
      .on(t.partner_id, sql`coalesce(${t.vehicle_id}, ${t.driver_id}, '')`, t.type)
      .where(sql`${t.status} = 'under_review'`),
    check('documents_owner', sql`num_nonnulls(${t.vehicle_id}, ${t.driver_id}) <= 1`),
    check('documents_encrypted_number', isEncrypted(t.identity_number)),
    check(
      'documents_identity_number',
      sql`case when ${isOneOf(t.type, identityDocumentTypes)} then ${t.number} is null else ${t.identity_number} is null end`,
    ),
    check('documents_type', isOneOf(t.type, documentTypes)),
    check('documents_status', isOneOf(t.status, documentStatuses)),
    check('documents_dates', sql`${t.expiry_date} is null or ${t.issue_date} is null or ${t.expiry_date} > ${t.issue_date}`),
    check('documents_reviewed', sql`(${t.status} = 'under_review') = (${t.reviewed_at} is null)`),
    check('documents_reason', sql`(${t.status} = 'rejected') = (${t.reason_text} is not null)`),
  ],
)

/** Questions about a document, with their answers. */
export const documentQueries = pgTable(
  'document_queries',
  {
    id: primaryId(),
    document_id: text('document_id')
      .notNull()
      .references(() => documents.id),
    message: text('message').notNull(),
    asked_by: text('asked_by').notNull(),
    created_at: instant('created_at').notNull(),
    answer: text('answer'),
    answered_at: instant('answered_at'),
  },
  (t) => [index('document_queries_document').on(t.document_id)],
)

/** The reminders that were sent, so that none is sent twice. */
export const documentReminders = pgTable(
  'document_reminders',
  {
    id: primaryId(),
    document_id: text('document_id')
      .notNull()
      .references(() => documents.id),
    /** Days before the expiry; below zero after it. */
    days: integer('days').notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (t) => [uniqueIndex('document_reminders_step').on(t.document_id, t.days)],
)
