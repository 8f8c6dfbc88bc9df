import { documentDateErrors, documentTypesFor, type Day, type DocumentType } from '@vehicle-partner/domain'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'
import type { DocumentOwner, DocumentRecord } from './serializeDocument.ts'

interface DocumentDates {
  issue_date: Day | null
  expiry_date: Day | null
}

/** Checks an upload and returns its document type. Throws RequestError if the owner has no such type, or for invalid dates. */
export function checkDocument(owner: DocumentOwner, type: string, dates: DocumentDates, today: Day): DocumentType {
  const kind = documentTypesFor(owner.owner_type, owner).find(({ code }) => code === type)
  if (!kind) throwFieldErrors({ type: 'Please select the document' })
  else throwFieldErrors(documentDateErrors(dates, kind.expires, today))
  return kind as DocumentType // rejected above if there is none
}

/** Throws RequestError if a document of the type is under review. */
export function checkNotUnderReview(records: readonly DocumentRecord[], type: string): void {
  if (records.some((record) => record.type === type && record.status === 'under_review')) throw underReviewError()
}

export const underReviewError = (): RequestError => new RequestError('ItemAlreadyExist', 'A document of this kind is already being checked')

/** Throws RequestError if the owner was removed: its documents are sent and corrected once it is restored. */
export function checkNotRemoved(ownerStatus: string): void {
  if (ownerStatus === 'archived') throw new RequestError('InvalidTransition', 'Restore it before you send documents')
}

/** Throws RequestError unless the document is under review. */
export function checkCorrectable({ status }: Pick<DocumentRecord, 'status'>): void {
  if (status === 'approved') throw new RequestError('InvalidTransition', 'An approved document can only be renewed')
  if (status !== 'under_review') throw new RequestError('InvalidTransition', 'Please upload this document again')
}

/** Throws RequestError if the document was ever approved. */
export function checkDeletable({ status }: Pick<DocumentRecord, 'status'>): void {
  if (status === 'approved' || status === 'superseded')
    throw new RequestError('InvalidTransition', 'An approved document can only be renewed')
}

/** Throws RequestError unless the document is approved, also if it has expired since. */
export function checkSnoozable({ status }: Pick<DocumentRecord, 'status'>): void {
  if (status !== 'approved') throw new RequestError('InvalidTransition', 'There are no reminders for this document')
}

/** The result of a sandbox review, by file name. Undefined: no automatic result. */
export function sandboxReviewOutcome(names: readonly string[]): string | undefined {
  const all = names.join(' ').toLowerCase()
  if (all.includes('slow')) return undefined
  if (all.includes('reject')) return 'wrong_document'
  return all.includes('blur') ? 'unreadable' : 'approved'
}
