import { addDays, daysBetween, type Day } from './calendarDays.ts'
import { worstCompliance, complianceStatuses, expiringDays, documentValidity, type Compliance } from './compliance.ts'
import { requiredDocumentTypes } from './documentTypes.ts'

/** The part of an uploaded document that decides its state. */
export interface DocumentRecordState {
  type: string
  /** `under_review`, `approved`, `rejected` or `superseded`. */
  status: string
  /** Valid through this day. */
  expiry_date: Day | null
}

/** The displayed state of an uploaded document on a day: an approved one may be expiring or expired. */
export function documentState({ status, expiry_date }: Pick<DocumentRecordState, 'status' | 'expiry_date'>, today: Day): string {
  if (status !== 'approved') return status
  const state = documentValidity(expiry_date ?? undefined, today)
  return state === 'complete' ? 'approved' : state
}

/**
 * The state of all documents of one type: the one in force decides; without one the one under review, then the expired,
 * then the rejected.
 */
export function documentTypeState(documents: readonly Pick<DocumentRecordState, 'status' | 'expiry_date'>[], today: Day): Compliance {
  const states = documents.map((document) => documentState(document, today))
  for (const state of ['approved', 'expiring', 'under_review', 'expired', 'rejected'] as const)
    if (states.includes(state)) return state === 'approved' ? 'complete' : state
  return 'missing'
}

/** Leaves out rejected uploads that a newer one of their type followed. `documents` are sorted by upload, oldest first. */
export const withoutCorrectedUploads = <D extends Pick<DocumentRecordState, 'type' | 'status'>>(documents: readonly D[]): D[] =>
  documents.filter(({ type, status }, index) => status !== 'rejected' || !documents.slice(index + 1).some((newer) => newer.type === type))

/**
 * The checklist status of a company's documents: completed if one of each required type is approved and none is under review or rejected.
 */
export function summarizeCompanyDocuments(
  documents: readonly Pick<DocumentRecordState, 'type' | 'status'>[],
): 'pending' | 'under-review' | 'completed' {
  if (documents.some(({ status }) => status === 'under_review')) return 'under-review'
  if (documents.some(({ status }) => status === 'rejected')) return 'pending'
  const isApproved = (required: string) => documents.some(({ type, status }) => type === required && status === 'approved')
  return requiredDocumentTypes('partner', {}).every(isApproved) ? 'completed' : 'pending'
}

/** One problem with the documents. */
export interface DocumentIssue {
  document_type: string
  state: Compliance
  /** Days until the document expires; negative afterwards. */
  days_left?: number
  /** A newer one of its type is under review; of the state `under_review` when the one before has expired. */
  renewing?: boolean
}

/** Summary of all required documents of one owner. */
export interface DocumentsSummary {
  status: Compliance
  /** The first expiry date among the required documents in force. */
  next_expiry: Day | null
  /** Problems, worst first; of those that expire the first to do so. */
  issues: DocumentIssue[]
}

/** Summarizes the required documents of one owner on a day. */
export function summarizeDocuments(documents: readonly DocumentRecordState[], required: readonly string[], today: Day): DocumentsSummary {
  const found = required.map((type) => {
    const ofType = documents.filter((document) => document.type === type)
    const state = documentTypeState(ofType, today)
    const expiries = ofType.flatMap(({ status, expiry_date }) => (status === 'approved' && expiry_date !== null ? [expiry_date] : []))
    const isSent = ofType.some(({ status }) => status === 'under_review')
    const renewing = isSent && (state === 'expiring' || (state === 'under_review' && ofType.some(({ status }) => status === 'approved')))
    return { document_type: type, state, expiry: expiries.toSorted().at(-1), ...(renewing ? { renewing } : {}) }
  })
  const rank = ({ state }: { state: Compliance }) => complianceStatuses.indexOf(state)
  const inForce = found.flatMap(({ state, expiry }) =>
    (state === 'complete' || state === 'expiring') && expiry !== undefined ? [expiry] : [],
  )
  return {
    status: worstCompliance(found.map(({ state }) => state)),
    next_expiry: inForce.toSorted()[0] ?? null,
    issues: found
      .filter(({ state }) => state !== 'complete')
      .toSorted((a, b) => rank(a) - rank(b) || (a.expiry ?? '').localeCompare(b.expiry ?? ''))
      .map(({ expiry, ...issue }) => ({
        ...issue,
        ...((issue.state === 'expiring' || issue.state === 'expired') && expiry !== undefined
          ? { days_left: daysBetween(today, expiry) }
          : {}),
      })),
  }
}

/** The last expiry date that counts as expiring today. */
export const lastExpiringDay = (today: Day): Day => addDays(today, expiringDays)

/** Days before the expiry date on which a reminder is sent; negative steps are after it. */
export const reminderSteps = [30, 14, 7, 1, 0, -1, -7] as const

/** Steps that also send a text message. */
export const smsReminderSteps: readonly number[] = [7, 1, 0]

/** Days for which a reminder can be snoozed, and after which an unsent reminder is dropped. */
export const reminderSnoozeDays = 7

/** The reminder step that is due: the last step reached, for one week. */
export function dueReminderStep(daysLeft: number): number | undefined {
  const reached = reminderSteps.filter((step) => step >= daysLeft).at(-1)
  return reached !== undefined && reached - daysLeft <= reminderSnoozeDays ? reached : undefined
}

/** Describes an expiry: 'expires in 12 days', 'expired 3 days ago'. */
export function describeExpiry(daysLeft: number): string {
  if (daysLeft === 0) return 'expires today'
  if (daysLeft === 1) return 'expires tomorrow'
  if (daysLeft === -1) return 'expired yesterday'
  return daysLeft > 0 ? `expires in ${daysLeft} days` : `expired ${-daysLeft} days ago`
}

/** The dates of a document as entered. */
export interface DocumentDates {
  issue_date?: Day | null | undefined
  expiry_date?: Day | null | undefined
}

/** Error messages by field for invalid dates; `expires` comes from the document type. */
export function documentDateErrors(
  { issue_date, expiry_date }: DocumentDates,
  expires: 'yes' | 'no' | 'optional',
  today: Day,
): Record<string, string> {
  const errors: Record<string, string> = {}
  if (issue_date && issue_date > today) errors['issue_date'] = 'The issue date cannot be in the future'
  if (!expiry_date) return expires === 'yes' ? { ...errors, expiry_date: 'Please enter the expiry date' } : errors
  if (expires === 'no') return { ...errors, expiry_date: 'This document does not expire' }
  if (expiry_date < today) errors['expiry_date'] = 'This document has already expired'
  else if (issue_date && expiry_date <= issue_date) errors['expiry_date'] = 'Expiry must be after the issue date'
  else if (issue_date && expiry_date > tenYearsAfter(issue_date)) errors['expiry_date'] = 'Expiry must be within 10 years of the issue date'
  return errors
}

const tenYearsAfter = (day: Day): Day => `${Number(day.slice(0, 4)) + 10}${day.slice(4)}`

/** Number of files of one document: sides or pages. */
export const documentFileCount = { least: 1, most: 4 } as const

/** Rejection messages by code. */
export const documentRejectionMessages: Readonly<Record<string, string>> = {
  unreadable: 'The scan cannot be read. Please upload a sharper picture.',
  wrong_document: 'This is a different document. Please upload the requested one.',
  name_mismatch: 'The name on the document does not match.',
  plate_mismatch: 'The plate number on the document does not match.',
  expired: 'The document has already expired.',
  incomplete: 'A page or a side is missing.',
  suspected_altered: 'The document appears to have been altered.',
  other: 'The document was not accepted.',
}

/** The outcome of a review that ends today: a document that has expired while it was under review is not approved. */
export const finalReviewOutcome = (outcome: string | null, expiryDate: Day | null, today: Day): string | null =>
  outcome === 'approved' && expiryDate !== null && expiryDate < today ? 'expired' : outcome
