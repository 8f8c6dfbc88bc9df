import { formatDateRange, formatShortRange, type Day } from '@vehicle-partner/domain'
import type { EarningsSummary } from './earningsSummary.ts'

/** The days that a period is compared with: '1–21 Oct'. Undefined where the server names none. */
export const previousDays = ({ previous }: Pick<EarningsSummary, 'previous'>, today: Day): string | undefined =>
  previous?.from === undefined || previous.to === undefined ? undefined : formatShortRange({ from: previous.from, to: previous.to }, today)

/** The net beside that of the days before: '8 % more than 1–21 Oct'. The period where nothing can be compared. */
export function compareNet(
  { net_kobo, previous, period }: Pick<EarningsSummary, 'net_kobo' | 'previous' | 'period'>,
  today: Day,
): string | undefined {
  if (previous === null || previous.net_kobo <= 0) return formatDateRange(period)
  const before = previousDays({ previous }, today) ?? 'in the period before'
  const change = Math.round(((net_kobo - previous.net_kobo) / previous.net_kobo) * 100)
  if (change === 0) return `As much as ${before}`
  return `${Math.abs(change)} % ${change > 0 ? 'more' : 'less'} than ${before}`
}
