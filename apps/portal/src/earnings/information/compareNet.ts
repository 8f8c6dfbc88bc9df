import { formatDateRange, formatNaira, formatShortRange, type Day } from '@vehicle-partner/domain'
import type { EarningsSummary } from './earningsSummary.ts'

type Compared = Pick<EarningsSummary, 'previous' | 'period'>

/** Whether today is the first day of the period: it is still running, and the one day that it is compared with is whole. */
const isFirstDay = ({ previous, period }: Compared, today: Day): boolean =>
  previous?.from !== undefined && previous.from === previous.to && period.from === today

/** The days that a period is compared with: '1–21 Oct', 'all of 1 Oct'. Undefined where the server names none. */
export function previousDays(summary: Compared, today: Day): string | undefined {
  const { from, to } = summary.previous ?? {}
  if (from === undefined || to === undefined) return undefined
  const days = formatShortRange({ from, to }, today)
  return isFirstDay(summary, today) ? `all of ${days}` : days
}

/**
 * The net beside that of the days before: '8 % more than 1–21 Oct'. On a first day, whose few hours have no percentage of the whole day before:
 * '₦412,300.00 in all of 1 Oct'. The period where nothing can be compared.
 */
export function compareNet(
  { net_kobo, previous, period }: Pick<EarningsSummary, 'net_kobo' | 'previous' | 'period'>,
  today: Day,
): string | undefined {
  if (previous === null || previous.net_kobo <= 0) return formatDateRange(period)
  const before = previousDays({ previous, period }, today) ?? 'in the period before'
  if (isFirstDay({ previous, period }, today)) return `${formatNaira(previous.net_kobo)} in ${before}`
  const change = Math.round(((net_kobo - previous.net_kobo) / previous.net_kobo) * 100)
  if (change === 0) return `As much as ${before}`
  return `${Math.abs(change)} % ${change > 0 ? 'more' : 'less'} than ${before}`
}
