import { foldText } from './textSearch.ts'

/** What was checked of a driver against the licence: who they are and what they may drive. */
export const reviewedDriverFields = ['fname', 'lname', 'dob', 'licence_number', 'licence_class'] as const
type ReviewedFields = Readonly<Partial<Record<(typeof reviewedDriverFields)[number], string | null | undefined>>>

const reviewedStatuses: readonly string[] = ['active', 'inactive', 'pending_review']

/** Capitals and accents make no other person. */
const fold = (value: string | null | undefined) => foldText(value ?? '')

/** The changed fields of a driver that were checked. Fields that are absent do not change. */
export const listReviewedDriverChanges = (before: ReviewedFields, change: ReviewedFields): string[] =>
  reviewedDriverFields.filter((field) => change[field] !== undefined && fold(change[field]) !== fold(before[field]))

/** Whether a change of a driver in this status needs another review. */
export const needsDriverReview = (status: string, before: ReviewedFields, change: ReviewedFields): boolean =>
  reviewedStatuses.includes(status) && listReviewedDriverChanges(before, change).length > 0
