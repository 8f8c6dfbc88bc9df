import { foldText } from './textSearch.ts'

/** What was checked of a driver: who they are and what they may drive. A phone number is no identity: another one is invited to the app anew. */
export const reviewedDriverFields = ['fname', 'lname', 'dob', 'nin', 'licence_number', 'licence_class'] as const
type ReviewedFields = Readonly<Partial<Record<(typeof reviewedDriverFields)[number], string | null | undefined>>>

const reviewedStatuses: readonly string[] = ['active', 'inactive', 'pending_review']

/** Capitals and accents make no other person. */
const fold = (value: string | null | undefined) => foldText(value ?? '')

/**
 * The changed fields of a driver that were checked. Fields that are absent do not change, and one that was empty was not checked. A NIN may be
 * given by its hash or mask in both.
 */
export const listReviewedDriverChanges = (before: ReviewedFields, change: ReviewedFields): string[] =>
  reviewedDriverFields.filter(
    (field) => change[field] !== undefined && fold(before[field]) !== '' && fold(change[field]) !== fold(before[field]),
  )

/** Whether a change of a driver in this status needs another review. */
export const needsDriverReview = (status: string, before: ReviewedFields, change: ReviewedFields): boolean =>
  reviewedStatuses.includes(status) && listReviewedDriverChanges(before, change).length > 0
