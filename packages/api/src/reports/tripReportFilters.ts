import { RequestError } from '../kernel/errors.ts'
import { DateRangeQuery, resolveDateRange } from '../money/dateRanges.ts'

type Filters = Readonly<Record<string, string | readonly string[]>>

/** Before the first trip. Without any day the list shows its usual days, and not all. */
const firstDay = '2000-01-01'

/**
 * The filters of the list of trips that show the rows of a report: a named period becomes its days, and selected rows are left out.
 * Throws RequestError `ValidationError` on `filters` for an unknown period.
 */
export function toTripListFilters({ period, id: _selected, ...filters }: Filters, now: Date): Filters {
  if (period === undefined || filters['from'] !== undefined || filters['to'] !== undefined) return filters
  const range = DateRangeQuery.safeParse({ period })
  if (!range.success) throw new RequestError('ValidationError', undefined, { errors: { filters: 'The list has no such period' } })
  return { ...filters, from: firstDay, ...resolveDateRange(range.data, now, 'all') }
}
