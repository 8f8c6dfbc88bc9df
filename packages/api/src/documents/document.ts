import { documentOwnerTypes } from '@vehicle-partner/domain'
import { documentFields, documentQuestionSchema } from '@vehicle-partner/domain/entities'
import * as z from 'zod/mini'
import { version } from '../fleet/fleetSchemas.ts'
import { day, id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** The status of a document today. */
export const documentStatuses = ['missing', 'under_review', 'approved', 'expiring', 'expired', 'rejected', 'superseded'] as const

/** One side or page of a document. */
export const DocumentFile = z.object({
  Location: z.string(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  side: z.optional(z.string()),
})
export type DocumentFile = z.output<typeof DocumentFile>

/** A document of a vehicle, a driver or the organisation. A required one that was never uploaded has the status `missing` and its type code as id. */
export const Document = z.object({
  id,
  owner_type: openEnum(documentOwnerTypes),
  owner_id: id,
  /** The name of its owner: a plate number or a name. */
  owner_label: z.string(),
  type: z.string(),
  label: z.string(),
  required: z.boolean(),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  issue_date: z.nullable(day),
  /** The last day of validity, in Lagos. */
  expiry_date: z.nullable(day),
  days_left: z.nullable(z.int()),
  files: z.array(DocumentFile),
  status: openEnum(documentStatuses),
  /** Its renewal is under review. */
  renewing: z.optional(z.boolean()),
  review: z.object({
    state: openEnum(['none', 'under_review', 'approved', 'rejected']),
    reason_code: z.nullable(z.string()),
    reason_text: z.nullable(z.string()),
    reviewed_at: z.nullable(instant),
  }),
  /** The document that this one replaces. */
  supersedes_id: z.nullable(id),
  /** Reminders are snoozed until this day. */
  snoozed_until: z.nullable(day),
  uploaded_by: z.nullable(z.string()),
  /** Null while it is missing. */
  created_at: z.nullable(instant),
  version: z.int(),
})
export type Document = z.output<typeof Document>

const { type: _, ...changeableFields } = documentFields

/** The body of an upload. It is a renewal while a document of its type is valid. */
export const NewDocument = z.object({
  ...documentFields,
  number: z._default(documentFields.number, null),
  issuer: z._default(documentFields.issuer, null),
  issue_date: z._default(documentFields.issue_date, null),
  expiry_date: z._default(documentFields.expiry_date, null),
})
export type NewDocument = z.output<typeof NewDocument>

/** The body that corrects a document under review, or snoozes the reminders of a valid one. */
export const DocumentChange = z.extend(z.partial(z.object(changeableFields)), {
  /** Snoozes reminders for some days, up to seven; 0 ends it. */
  snooze_days: z.optional(z.int().check(z.minimum(0, 'Up to 7 days'), z.maximum(7, 'Up to 7 days'))),
  version,
})
export type DocumentChange = z.output<typeof DocumentChange>

/** A question about a document. */
export const DocumentQuery = documentQuestionSchema

/** A question that was sent. */
export const DocumentQuestion = z.object({ id, message: z.string(), created_at: instant })

/** A document type, for forms. */
export const DocumentType = z.object({
  code: z.string(),
  label: z.string(),
  required: z.boolean(),
  has_expiry: z.boolean(),
  /** Whether the expiry date is optional. */
  expiry_optional: z.boolean(),
  default_months: z.nullable(z.int()),
  number_label: z.nullable(z.string()),
  help: z.string(),
})
