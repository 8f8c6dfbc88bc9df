import { documentDateErrors, documentTypesFor, type Day, type DocumentType } from '@vehicle-partner/domain'
import { RequestError, throwFieldErrors } from '../kernel/errors.ts'
import type { DocumentOwner, DocumentRecord } from './serializeDocument.ts'

interface DocumentDates {
  issue_date: Day | null
  expiry_date: Day | null
}

/** The kind of document that is sent. Throws RequestError when the owner has no such documents, or the dates cannot be. */
export function checkDocument(owner: DocumentOwner, type: string, dates: DocumentDates, today: Day): DocumentType {
  const kind = documentTypesFor(owner.owner_type, owner).find(({ code }) => code === type)
  if (!kind) throwFieldErrors({ type: 'Please select the document' })
  else throwFieldErrors(documentDateErrors(dates, kind.expires, today))
  return kind as DocumentType // refused above when there is none
}

/** Throws RequestError when a document of the type is already being checked. */
export function checkNotUnderReview(records: readonly DocumentRecord[], type: string): void {
  if (records.some((record) => record.type === type && record.status === 'under_review')) throw underReviewError()
}

export const underReviewError = (): RequestError => new RequestError('ItemAlreadyExist', 'A document of this kind is already being checked')

/** Throws RequestError unless a document may be corrected: while it is under review. */
export function checkCorrectable({ status }: Pick<DocumentRecord, 'status'>): void {
  if (status === 'approved') throw new RequestError('InvalidTransition', 'An approved document can only be renewed')
  if (status !== 'under_review') throw new RequestError('InvalidTransition', 'Please upload this document again')
}

/** Throws RequestError unless an upload may be deleted: it must never have been approved. */
export function checkDeletable({ status }: Pick<DocumentRecord, 'status'>): void {
  if (status === 'approved' || status === 'superseded')
    throw new RequestError('InvalidTransition', 'An approved document can only be renewed')
}

/** Throws RequestError unless the reminders of a document can be put off: it must be in force or have run out. */
export function checkSnoozable({ status }: Pick<DocumentRecord, 'status'>): void {
  if (status !== 'approved') throw new RequestError('InvalidTransition', 'There are no reminders for this document')
}

/** How the sandbox's review of an upload ends, by the names of its files; undefined: not by itself. */
export function sandboxReviewOutcome(names: readonly string[]): string | undefined {
  const all = names.join(' ').toLowerCase()
  if (all.includes('slow')) return undefined
  if (all.includes('reject')) return 'wrong_document'
  return all.includes('blur') ? 'unreadable' : 'approved'
}
