import { addDays, daysBetween, type Day } from './calendarDays.ts'
import { worstCompliance, complianceStatuses, expiringDays, documentValidity, type Compliance } from './compliance.ts'

/** What an uploaded paper tells about the state of its owner. */
export interface DocumentValidity {
  type: string
  /** `under_review`, `approved`, `rejected` or `superseded`. */
  status: string
  /** Good through this day. */
  expiry_date: Day | null
}

/** The state of one uploaded paper on a day, as people see it: an approved one may be expiring or expired. */
export function documentState({ status, expiry_date }: Pick<DocumentValidity, 'status' | 'expiry_date'>, today: Day): string {
  if (status !== 'approved') return status
  const state = documentValidity(expiry_date ?? undefined, today)
  return state === 'complete' ? 'approved' : state
}

/**
 * The state of all papers of one type together: the one in force decides; with none in force the one under review, then the expired,
 * then the rejected.
 */
export function documentTypeState(papers: readonly Pick<DocumentValidity, 'status' | 'expiry_date'>[], today: Day): Compliance {
  const states = papers.map((paper) => documentState(paper, today))
  for (const state of ['approved', 'expiring', 'under_review', 'expired', 'rejected'] as const)
    if (states.includes(state)) return state === 'approved' ? 'complete' : state
  return 'missing'
}

/** One thing about the papers that somebody should know. */
export interface DocumentIssue {
  document_type: string
  state: Compliance
  /** Until the paper expires; negative afterwards. */
  days_left?: number
}

/** All required papers of one owner together. */
export interface DocumentsSummary {
  status: Compliance
  /** The first day on which a required paper that is in force runs out. */
  next_expiry: Day | null
  /** What is not as it should be, worst first. */
  issues: DocumentIssue[]
}

/** The state of the required papers of one owner on a day. */
export function summarizeDocuments(papers: readonly DocumentValidity[], required: readonly string[], today: Day): DocumentsSummary {
  const found = required.map((type) => {
    const ofType = papers.filter((paper) => paper.type === type)
    const state = documentTypeState(ofType, today)
    const expiries = ofType.flatMap(({ status, expiry_date }) => (status === 'approved' && expiry_date !== null ? [expiry_date] : []))
    return { document_type: type, state, expiry: expiries.toSorted().at(-1) }
  })
  const inForce = found.flatMap(({ state, expiry }) =>
    (state === 'complete' || state === 'expiring') && expiry !== undefined ? [expiry] : [],
  )
  return {
    status: worstCompliance(found.map(({ state }) => state)),
    next_expiry: inForce.toSorted()[0] ?? null,
    issues: found
      .filter(({ state }) => state !== 'complete')
      .toSorted((a, b) => complianceStatuses.indexOf(a.state) - complianceStatuses.indexOf(b.state))
      .map(({ document_type, state, expiry }) => ({
        document_type,
        state,
        ...((state === 'expiring' || state === 'expired') && expiry !== undefined ? { days_left: daysBetween(today, expiry) } : {}),
      })),
  }
}

/** The last day on which a paper that is in force today counts as expiring. */
export const expiringUntil = (today: Day): Day => addDays(today, expiringDays)

/** Days before the expiry on which somebody is reminded; negative ones are after it. */
export const reminderSteps = [30, 14, 7, 1, 0, -1, -7] as const

/** Steps of which also a text message is sent. */
export const smsReminderSteps: readonly number[] = [7, 1, 0]

/** The days for which a reminder may be put off, and after which one that was not sent is not sent any more. */
export const reminderSnoozeDays = 7

/** The reminder that is due so many days before an expiry: the last step that was reached, for a week. */
export function reminderDue(daysLeft: number): number | undefined {
  const reached = reminderSteps.filter((step) => step >= daysLeft).at(-1)
  return reached !== undefined && reached - daysLeft <= reminderSnoozeDays ? reached : undefined
}

/** When a paper runs out, in words: 'expires in 12 days', 'expired 3 days ago'. */
export function describeExpiry(daysLeft: number): string {
  if (daysLeft === 0) return 'expires today'
  if (daysLeft === 1) return 'expires tomorrow'
  if (daysLeft === -1) return 'expired yesterday'
  return daysLeft > 0 ? `expires in ${daysLeft} days` : `expired ${-daysLeft} days ago`
}

/** The dates of a paper as they are typed. */
export interface DocumentDates {
  issue_date?: Day | null | undefined
  expiry_date?: Day | null | undefined
}

/** Messages by field for dates that cannot be; `expires` as the paper's type says it. */
export function documentDateErrors(
  { issue_date, expiry_date }: DocumentDates,
  expires: 'yes' | 'no' | 'optional',
  today: Day,
): Record<string, string> {
  const errors: Record<string, string> = {}
  if (issue_date && issue_date > today) errors['issue_date'] = 'The issue date cannot be in the future'
  if (!expiry_date) return expires === 'yes' ? { ...errors, expiry_date: 'Please enter the expiry date' } : errors
  if (expires === 'no') return { ...errors, expiry_date: 'This paper does not expire' }
  if (expiry_date < today) errors['expiry_date'] = 'This document has already expired'
  else if (issue_date && expiry_date <= issue_date) errors['expiry_date'] = 'Expiry must be after the issue date'
  else if (issue_date && expiry_date > tenYearsAfter(issue_date)) errors['expiry_date'] = 'Expiry must be within 10 years of the issue date'
  return errors
}

const tenYearsAfter = (day: Day): Day => `${Number(day.slice(0, 4)) + 10}${day.slice(4)}`

/** Files that one paper may have: sides or pages. */
export const documentFileCount = { least: 1, most: 4 } as const

/** Why a paper was refused, by code. */
export const documentRejectionMessages: Readonly<Record<string, string>> = {
  unreadable: 'The scan cannot be read. Please upload a sharper picture.',
  wrong_document: 'This is another document. Please upload the one that is asked for.',
  name_mismatch: 'The name on the document is another one.',
  plate_mismatch: 'The plate number on the document is another one.',
  expired: 'The document has already expired.',
  incomplete: 'A page or a side is missing.',
  suspected_altered: 'The document looks as if it had been changed.',
  other: 'The document was not accepted.',
}
