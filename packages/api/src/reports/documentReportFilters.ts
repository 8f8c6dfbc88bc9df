import { documentOwnerTypes, listDocumentOwners } from '@vehicle-partner/domain'
import { RequestError } from '../kernel/errors.ts'
import { DateRangeQuery, resolveDateRange } from '../money/dateRanges.ts'
import type { ReportType } from './reports.contract.ts'

/** The filters of a report by name, as they were given. */
export type ReportFilters = Readonly<Record<string, string | readonly string[]>>

/**
 * The filters of the list of documents that show the rows of a report: `status` is the list's `state`, and days are those of the expiry.
 * Throws RequestError `ValidationError` on `filters` for unknown days.
 */
export function toDocumentListFilters({ status, period, from, to, ...filters }: ReportFilters, now: Date): ReportFilters {
  const range = DateRangeQuery.safeParse({ period, from, to })
  if (!range.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such days' } })
  const { from: expires_from, to: expires_to } = resolveDateRange(range.data, now, 'all')
  return {
    ...(expires_from === undefined ? {} : { expires_from }),
    ...(expires_to === undefined ? {} : { expires_to }),
    ...(status === undefined ? {} : { state: status }),
    ...filters,
  }
}

const readOwners = ({ owner_type }: ReportFilters): readonly string[] => [owner_type ?? []].flat()

/** Whether a report of documents has rows of owners that the roles may not see. Without the filter it has those of all. */
export function hasHiddenOwners(filters: ReportFilters, roles: readonly string[]): boolean {
  const [named, visible] = [readOwners(filters), listDocumentOwners(roles)]
  return documentOwnerTypes.some((owner) => !visible.includes(owner) && (named.length === 0 || named.includes(owner)))
}

/** The filters with which roles may create a report: its documents are only of owners that they may see. Undefined if the filters ask for others. */
export function limitReportFilters<F extends ReportFilters>(
  type: ReportType,
  filters: F,
  roles: readonly string[],
): F | (F & { owner_type: string[] }) | undefined {
  if (type !== 'documents_expiry' || !hasHiddenOwners(filters, roles)) return filters
  return readOwners(filters).length > 0 ? undefined : { ...filters, owner_type: listDocumentOwners(roles) }
}
