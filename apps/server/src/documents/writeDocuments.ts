import type { DocumentChange, NewDocument } from '@vehicle-partner/api'
import { underReviewError, checkCorrectable, checkDeletable, checkNotUnderReview, checkDocument, checkSnoozable, sandboxReviewOutcome, RequestError } from '@vehicle-partner/api/server'
import { addDays, lagosDate } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import type { OperationContext } from '../context.ts'
import { documentQueries, documentReminders, documents } from '../db/schema/documentTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import type { Tx } from '../events/transaction.ts'
import { attachUploads } from '../files/storeUploads.ts'
import { noReview, reviewSeconds } from '../fleet/sandboxReviews.ts'
import { newId } from '../newId.ts'
import { loadDocumentRecords, type DocumentRow } from './documentRows.ts'
import { ownerColumns, isOwnedBy, type DocumentOwnerKey, type OwnerWithStatus } from './documentOwners.ts'
import { publishDocumentUpdate } from './publishDocument.ts'

const uploadKinds = { vehicle: 'vehicle', driver: 'driver', partner: 'company' } as const

/** When the sandbox's review of these files ends, and how; outside the sandbox somebody has to look. */
function reviewColumns({ now, sandbox }: OperationContext, names: readonly string[]) {
  const outcome = sandboxReviewOutcome(names)
  if (!sandbox || outcome === undefined) return noReview
  return { review_due_at: new Date(now.getTime() + reviewSeconds * 1000), review_outcome: outcome }
}

/** Takes uploads into use, in the order in which they were sent. */
async function attachFiles(
  tx: Tx,
  context: OperationContext,
  { owner_type, partner_id }: DocumentOwnerKey,
  files: NewDocument['files'],
): Promise<DocumentRow['files']> {
  const kept = await attachUploads(
    tx,
    context,
    files.map(({ Location }) => Location),
    { partner_id, kinds: [uploadKinds[owner_type]] },
  )
  return kept.map((file) => {
    const side = files.find(({ Location }) => Location.split('?', 1)[0] === file.Location)?.side
    return { ...file, ...(side === undefined ? {} : { side }) }
  })
}

/** Sends a paper for review. The organisation's fleet must be held. Throws RequestError when it cannot be. */
export async function addDocument(tx: Tx, context: OperationContext, holder: OwnerWithStatus, body: NewDocument): Promise<DocumentRow> {
  const { now, caller } = context
  if (holder.status === 'archived') throw new RequestError('InvalidTransition', 'Restore it before you upload papers')
  checkDocument(holder, body.type, body, lagosDate(now))
  const before = await loadDocumentRecords(tx, holder)
  checkNotUnderReview(before, body.type)
  const files = await attachFiles(tx, context, holder, body.files)
  const row: DocumentRow = {
    ...body,
    type: body.type as DocumentRow['type'], // one of the kinds that `checkPaper` knows
    ...ownerColumns(holder),
    id: newId('doc', now),
    partner_id: holder.partner_id,
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
    partner_id: holder.partner_id,
    action: 'document.uploaded',
    entity: { type: 'document', id: row.id, label: `${body.type} of ${holder.owner_label}` },
    changes: listFieldChanges({}, { type: row.type, number: row.number, issue_date: row.issue_date, expiry_date: row.expiry_date }),
  })
  await publishDocumentUpdate(tx, context, row)
  return row
}

/** Does a write; a second paper of a kind under review becomes a refusal. */
export async function rejectSecondReview<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'documents_one_under_review' ? underReviewError() : error
  }
}

/** The row of a paper of an owner, held until the transaction ends. Throws RequestError `NotFound` or `VersionConflict`. */
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

/** Corrects a paper under review, which begins anew, or puts off the reminders of one in force. */
export async function changeDocument(
  tx: Tx,
  context: OperationContext,
  holder: OwnerWithStatus,
  before: DocumentRow,
  { snooze_days, files, number, issuer, issue_date, expiry_date }: Omit<DocumentChange, 'version'>,
): Promise<void> {
  const { now } = context
  const today = lagosDate(now)
  const given = Object.fromEntries(
    Object.entries({ number, issuer, issue_date, expiry_date }).filter(([, value]) => value !== undefined),
  ) as Partial<DocumentRow>
  const corrects = files !== undefined || Object.keys(given).length > 0
  if (snooze_days !== undefined) checkSnoozable(before)
  if (corrects) {
    checkCorrectable(before)
    checkDocument(holder, before.type, { ...before, ...given }, today)
  }
  const kept = files === undefined ? before.files : await attachFiles(tx, context, holder, files)
  const columns = {
    ...(snooze_days === undefined ? {} : { snoozed_until: snooze_days === 0 ? null : addDays(today, snooze_days) }),
    ...(corrects
      ? {
          ...given,
          files: kept,
          ...reviewColumns(
            context,
            kept.map(({ name }) => name),
          ),
        }
      : {}),
  }
  await tx
    .update(documents)
    .set({ ...columns, version: before.version + 1 })
    .where(eq(documents.id, before.id))
  await recordAudit(tx, context, {
    partner_id: holder.partner_id,
    action: corrects ? 'document.corrected' : 'document.snoozed',
    entity: { type: 'document', id: before.id, label: `${before.type} of ${holder.owner_label}` },
    changes: listFieldChanges(before, { ...given, ...('snoozed_until' in columns ? { snoozed_until: columns.snoozed_until ?? null } : {}) }),
  })
  await publishDocumentUpdate(tx, context, { ...before, ...given })
}

/** Deletes an upload that was never approved. */
export async function removeDocument(tx: Tx, context: OperationContext, holder: OwnerWithStatus, row: DocumentRow): Promise<void> {
  checkDeletable(row)
  await tx.delete(documentQueries).where(eq(documentQueries.document_id, row.id))
  await tx.delete(documentReminders).where(eq(documentReminders.document_id, row.id))
  await tx.delete(documents).where(eq(documents.id, row.id))
  await recordAudit(tx, context, {
    partner_id: holder.partner_id,
    action: 'document.deleted',
    entity: { type: 'document', id: row.id, label: `${row.type} of ${holder.owner_label}` },
  })
  await publishDocumentUpdate(tx, context, { ...row, status: 'superseded' })
}

/** Asks somebody of the operator about a paper. */
export async function askDocumentQuestion(tx: Tx, context: OperationContext, holder: OwnerWithStatus, row: DocumentRow, message: string) {
  const { now, caller } = context
  const id = newId('dqy', now)
  await tx.insert(documentQueries).values({ id, document_id: row.id, message, asked_by: caller?.user.id ?? '', created_at: now })
  await recordAudit(tx, context, {
    partner_id: holder.partner_id,
    action: 'document.queried',
    entity: { type: 'document', id: row.id, label: `${row.type} of ${holder.owner_label}` },
  })
  return { id, message, created_at: now.toISOString() }
}
