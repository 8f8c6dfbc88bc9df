import { documentFileCount, documentOwnerTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { typed, version } from '../fleet/words.ts'
import { day, dayOf, id, instant, openEnum } from '../kernel/schema.ts'

/** Where a paper stands on this day. */
export const documentStates = ['missing', 'under_review', 'approved', 'expiring', 'expired', 'rejected', 'superseded'] as const

/** One side or page of a paper. */
export const DocumentFile = z.object({
  Location: z.string(),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
  side: z.optional(z.string()),
})
export type DocumentFile = z.output<typeof DocumentFile>

/** A paper of a vehicle, of a driver or of the organisation. One that is required and was never uploaded is there as `missing`, by its type's code. */
export const Document = z.object({
  id,
  owner_type: openEnum(documentOwnerTypes),
  owner_id: id,
  /** What people call its owner: a plate, a name. */
  owner_label: z.string(),
  type: z.string(),
  label: z.string(),
  required: z.boolean(),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  issue_date: z.nullable(day),
  /** It is good through this day, in Lagos. */
  expiry_date: z.nullable(day),
  days_left: z.nullable(z.int()),
  files: z.array(DocumentFile),
  status: openEnum(documentStates),
  review: z.object({
    state: openEnum(['none', 'under_review', 'approved', 'rejected']),
    reason_code: z.nullable(z.string()),
    reason_text: z.nullable(z.string()),
    reviewed_at: z.nullable(instant),
  }),
  /** The paper that this one replaces, or has replaced. */
  supersedes_id: z.nullable(id),
  /** Reminders wait until this day. */
  snoozed_until: z.nullable(day),
  uploaded_by: z.nullable(z.string()),
  /** Null while it is missing. */
  created_at: z.nullable(instant),
  version: z.int(),
})
export type Document = z.output<typeof Document>

const uploaded = z
  .array(
    z.object({
      Location: z.string('Kindly select a file').check(z.minLength(1, 'Kindly select a file'), z.maxLength(300)),
      side: z.optional(z.string().check(z.maxLength(20))),
    }),
    'Kindly select a file',
  )
  .check(z.minLength(documentFileCount.least, 'Kindly select a file'), z.maxLength(documentFileCount.most, `At most ${documentFileCount.most} files`))

const fields = {
  number: z.nullable(typed(1, 60, 'Please enter the number')),
  issuer: z.nullable(typed(1, 80, 'Please enter who issued it')),
  issue_date: z.nullable(dayOf('Please enter the date of issue')),
  expiry_date: z.nullable(dayOf('Please enter the expiry date')),
  files: uploaded,
}

/** What is sent with a new paper; while one of its type is in force it is a renewal. */
export const NewDocument = z.object({
  type: z.string('Please select the document').check(z.minLength(1, 'Please select the document'), z.maxLength(60)),
  number: z._default(fields.number, null),
  issuer: z._default(fields.issuer, null),
  issue_date: z._default(fields.issue_date, null),
  expiry_date: z._default(fields.expiry_date, null),
  files: fields.files,
})
export type NewDocument = z.output<typeof NewDocument>

/** What is sent to correct a paper that is under review, or to put off the reminders of one in force. */
export const DocumentChange = z.extend(z.partial(z.object(fields)), {
  /** Reminders wait so many days, a week at most; 0 ends the wait. */
  snooze_days: z.optional(z.int().check(z.minimum(0, 'Up to 7 days'), z.maximum(7, 'Up to 7 days'))),
  version,
})
export type DocumentChange = z.output<typeof DocumentChange>

/** A question about a paper. */
export const DocumentQuery = z.object({ message: typed(10, 1000, 'Please describe your question in at least 10 characters') })

/** A kind of paper, for forms. */
export const DocumentType = z.object({
  code: z.string(),
  label: z.string(),
  required: z.boolean(),
  has_expiry: z.boolean(),
  /** Whether a date may be left out although there can be one. */
  expiry_optional: z.boolean(),
  default_months: z.nullable(z.int()),
  number_label: z.nullable(z.string()),
  help: z.string(),
})
