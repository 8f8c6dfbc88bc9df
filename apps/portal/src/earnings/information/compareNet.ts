import { formatDateRange } from '@vehicle-partner/domain'
import type { EarningsSummary } from './earningsSummary.ts'

/** The net beside that of the period before: '8 % more than the period before'. Undefined where nothing can be compared. */
export function compareNet({ net_kobo, previous, period }: Pick<EarningsSummary, 'net_kobo' | 'previous' | 'period'>): string | undefined {
  if (previous === null || previous.net_kobo <= 0) return formatDateRange(period)
  const change = Math.round(((net_kobo - previous.net_kobo) / previous.net_kobo) * 100)
  if (change === 0) return 'As much as in the period before'
  return `${Math.abs(change)} % ${change > 0 ? 'more' : 'less'} than in the period before`
}
