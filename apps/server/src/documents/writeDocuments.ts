import type { DocumentChange, NewDocument } from '@vehicle-partner/api'
import {
  underReviewError,
  checkCorrectable,
  checkNotRemoved,
  checkDeletable,
  checkNotUnderReview,
  checkDocument,
  checkSnoozable,
  sandboxReviewOutcome,
  RequestError,
} from '@vehicle-partner/api/server'
import { addDays, findDocumentType, lagosDate } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import type { OperationContext } from '../context.ts'
import { documentQueries, documentReminders, documents } from '../db/schema/documentTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads } from '../files/storeUploads.ts'
import { emptyReviewColumns, startReview } from '../fleet/sandboxReviews.ts'
import { newId } from '../newId.ts'
import { auditedNumber, documentNumberColumns, readDocumentNumber } from './documentNumbers.ts'
import { loadDocumentRecords, type DocumentRow } from './documentRows.ts'
import { ownerColumns, isOwnedBy, type DocumentOwnerKey, type OwnerWithStatus } from './documentOwners.ts'
import { publishDocumentUpdate } from './publishDocument.ts'

const uploadKinds = { vehicle: 'vehicle', driver: 'driver', partner: 'company' } as const

/** The name of a document in the audit log. */
const auditLabel = ({ owner_type, owner_label }: OwnerWithStatus, type: string) =>
  `${findDocumentType(owner_type, type)?.label ?? type} of ${owner_label}`

/** The columns of a review of these files: the sandbox decides by their names, elsewhere a person decides. */
function reviewColumns(context: OperationContext, names: readonly string[]) {
  const outcome = sandboxReviewOutcome(names)
  return outcome === undefined ? emptyReviewColumns : startReview(context, outcome)
}

/** Attaches uploads in the order of the request. */
async function attachFiles(
  tx: Tx,
  context: OperationContext,
  { owner_type, partner_id }: DocumentOwnerKey,
  files: NewDocument['files'],
): Promise<DocumentRow['files']> {
  const attached = await attachUploads(
    tx,
    context,
    files.map(({ Location }) => Location),
    { partner_id, kinds: [uploadKinds[owner_type]] },
  )
  return attached.map((file) => {
    const side = files.find(({ Location }) => Location.split('?', 1)[0] === file.Location)?.side
    return { ...file, ...(side === undefined ? {} : { side }) }
  })
}

/** Adds a document and starts its review. The fleet must be locked. Throws RequestError if the rules do not allow it. */
export async function addDocument(tx: Tx, context: OperationContext, owner: OwnerWithStatus, body: NewDocument): Promise<DocumentRow> {
  const { now, caller, secrets } = context
  checkNotRemoved(owner.status)
  checkDocument(owner, body.type, body, lagosDate(now))
  const before = await loadDocumentRecords({ db: tx, secrets }, owner)
  checkNotUnderReview(before, body.type)
  const files = await attachFiles(tx, context, owner, body.files)
  const row: DocumentRow = {
    ...body,
    type: body.type as DocumentRow['type'], // `checkDocument` accepts no other type
    ...documentNumberColumns(secrets, body.type, body.number),
    ...ownerColumns(owner),
    id: newId('doc', now),
    partner_id: owner.partner_id,
    files,
    status: 'under_review',
    reason_code: null,
    reason_text: null,
    reviewed_at: null,
    supersedes_id: before.find(({ type, status }) => type === body.type && status === 'approved')?.id ?? null,
    snoozed_until: null,
    uploaded_by: caller?.user.id ?? null,
    created_at: now,
    version: 1,
    ...reviewColumns(
      context,
      files.map(({ name }) => name),
    ),
  }
  await tx.insert(documents).values(row)
  await recordAudit(tx, context, {
    partner_id: owner.partner_id,
    action: 'document.uploaded',
    entity: { type: 'document', id: row.id, label: auditLabel(owner, body.type) },
    changes: listFieldChanges(
      {},
      { type: row.type, number: auditedNumber(row.type, body.number), issue_date: row.issue_date, expiry_date: row.expiry_date },
    ),
  })
  await publishDocumentUpdate(tx, context, row)
  return row
}

/** Runs a write and turns a second document of a type under review into a RequestError. */
export async function rejectSecondReview<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'documents_one_under_review' ? underReviewError() : error
  }
}

/** The row of an owner's document, locked until the transaction ends. Throws RequestError `NotFound` or `VersionConflict`. */
export async function lockDocument(tx: Tx, owner: DocumentOwnerKey, id: string, version?: number): Promise<DocumentRow> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isOwnedBy(owner)))
    .for('update')
  if (!row) throw new RequestError('NotFound')
  if (version !== undefined && version !== row.version) throw new RequestError('VersionConflict')
  return row
}

/** Corrects a document under review, which restarts the review, or snoozes the reminders of a valid one. */
export async function changeDocument(
  tx: Tx,
  context: OperationContext,
  owner: OwnerWithStatus,
  before: DocumentRow,
  { snooze_days, files, number, issuer, issue_date, expiry_date }: Omit<DocumentChange, 'version'>,
): Promise<void> {
  const { now, secrets } = context
  const today = lagosDate(now)
  const numberBefore = readDocumentNumber(secrets, before)
  const given = Object.fromEntries(
    Object.entries({ number, issuer, issue_date, expiry_date }).filter(([, value]) => value !== undefined),
  ) as Partial<Pick<DocumentRow, 'number' | 'issuer' | 'issue_date' | 'expiry_date'>>
  const isCorrection = files !== undefined || Object.keys(given).length > 0
  if (snooze_days !== undefined) checkSnoozable(before)
  if (isCorrection) {
    checkNotRemoved(owner.status)
    checkCorrectable(before)
    checkDocument(owner, before.type, { ...before, number: numberBefore, ...given }, today)
  }
  const newFiles = files === undefined ? before.files : await attachFiles(tx, context, owner, files)
  const columns = {
    ...(snooze_days === undefined ? {} : { snoozed_until: snooze_days === 0 ? null : addDays(today, snooze_days) }),
    ...(isCorrection
      ? {
          ...given,
          ...(given.number === undefined ? {} : documentNumberColumns(secrets, before.type, given.number)),
          files: newFiles,
          ...reviewColumns(
            context,
            newFiles.map(({ name }) => name),
          ),
        }
      : {}),
  }
  await tx
    .update(documents)
    .set({ ...columns, version: before.version + 1 })
    .where(eq(documents.id, before.id))
  await recordAudit(tx, context, {
    partner_id: owner.partner_id,
    action: isCorrection ? 'document.corrected' : 'document.snoozed',
    entity: { type: 'document', id: before.id, label: auditLabel(owner, before.type) },
    changes: listFieldChanges(
      { ...before, number: auditedNumber(before.type, numberBefore) },
      {
        ...given,
        ...(given.number === undefined ? {} : { number: auditedNumber(before.type, given.number) }),
        ...('snoozed_until' in columns ? { snoozed_until: columns.snoozed_until ?? null } : {}),
      },
    ),
  })
  await publishDocumentUpdate(tx, context, { ...before, ...given })
}

/** Deletes a document that was never approved. */
export async function removeDocument(tx: Tx, context: OperationContext, owner: OwnerWithStatus, row: DocumentRow): Promise<void> {
  checkDeletable(row)
  await tx.delete(documentQueries).where(eq(documentQueries.document_id, row.id))
  await tx.delete(documentReminders).where(eq(documentReminders.document_id, row.id))
  await tx.delete(documents).where(eq(documents.id, row.id))
  await recordAudit(tx, context, {
    partner_id: owner.partner_id,
    action: 'document.deleted',
    entity: { type: 'document', id: row.id, label: auditLabel(owner, row.type) },
  })
  await publishDocumentUpdate(tx, context, { ...row, status: 'superseded' })
}

/** Sends the operator a question about a document. */
export async function askDocumentQuestion(tx: Tx, context: OperationContext, owner: OwnerWithStatus, row: DocumentRow, message: string) {
  const { now, caller } = context
  const id = newId('dqy', now)
  await tx.insert(documentQueries).values({ id, document_id: row.id, message, asked_by: caller?.user.id ?? '', created_at: now })
  await recordAudit(tx, context, {
    partner_id: owner.partner_id,
    action: 'document.queried',
    entity: { type: 'document', id: row.id, label: auditLabel(owner, row.type) },
  })
  return { id, message, created_at: now.toISOString() }
}
