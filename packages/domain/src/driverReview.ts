import { foldText } from './textSearch.ts'

/** What was checked of a driver against the licence: who they are and what they may drive. */
const reviewedFields = ['fname', 'lname', 'dob', 'licence_number', 'licence_class'] as const
type ReviewedFields = Readonly<Partial<Record<(typeof reviewedFields)[number], string | null | undefined>>>

const reviewedStatuses: readonly string[] = ['active', 'inactive', 'pending_review']

/** Capitals and accents make no other person. */
const fold = (value: string | null | undefined) => foldText(value ?? '')

/** Whether a change of a driver in this status needs another review. Fields that are absent do not change. */
export const needsDriverReview = (status: string, before: ReviewedFields, change: ReviewedFields): boolean =>
  reviewedStatuses.includes(status) &&
  reviewedFields.some((field) => change[field] !== undefined && fold(change[field]) !== fold(before[field]))
