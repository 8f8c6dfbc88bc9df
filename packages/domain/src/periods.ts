import { addDays, daysBetween, earliestDay, lagosDate, monthRange, weekRange, yearRange, type Day, type DayRange } from './calendarDays.ts'

/** The periods of the dashboard, in the order of spec section 9. */
export const periods = ['all', 'current_year', 'current_month', 'current_week', 'today', 'yesterday', 'last_month', 'last_week'] as const
export type Period = (typeof periods)[number]

/** The dashboard's default period. */
export const defaultPeriod: Period = 'current_month'

/** Labels of the periods. */
export const periodLabels: Readonly<Record<Period, string>> = {
  all: 'All time',
  current_year: 'This year',
  current_month: 'This month',
  current_week: 'This week',
  today: 'Today',
  yesterday: 'Yesterday',
  last_month: 'Last month',
  last_week: 'Last week',
}

/** Options of the period filter, in order. */
export const periodOptions: readonly { value: Period; label: string }[] = periods.map((value) => ({ value, label: periodLabels[value] }))

/** Parses a period from a URL; anything else is the default. */
export function parsePeriod(text: string | null | undefined): Period {
  return periods.find((period) => period === text) ?? defaultPeriod
}

type Ends = { from: Day; to: Day }
const oneDay = (day: Day): Ends => ({ from: day, to: day })

/** `after` 0 is the period itself, -1 the one before it. */
const ranges: Record<Exclude<Period, 'all'>, (today: Day, after: number) => Ends> = {
  current_year: yearRange,
  current_month: monthRange,
  current_week: weekRange,
  today: (today, after) => oneDay(addDays(today, after)),
  yesterday: (today, after) => oneDay(addDays(today, after - 1)),
  last_month: (today, after) => monthRange(today, after - 1),
  last_week: (today, after) => weekRange(today, after - 1),
}

/** The days of a period in Africa/Lagos, including days still to come; open at both ends for `all`. Weeks start on Monday. */
export function periodRange(period: Period, now: Date): DayRange {
  return period === 'all' ? {} : ranges[period](lagosDate(now), 0)
}

/** The days to compare a period with: the previous period, cut to as many days as have passed of a period still running. Undefined for `all`. */
export function previousRange(period: Period, now: Date): Ends | undefined {
  if (period === 'all') return undefined
  const today = lagosDate(now)
  return cutToElapsed(ranges[period](today, 0), ranges[period](today, -1), today)
}

/**
 * The days to compare chosen days with: the month or year before a whole one, else as many days directly before them; cut to as many as have
 * passed. Undefined for days to come, and where the days before are earlier than any day that is asked for.
 */
export function previousDays(range: Ends, now: Date): Ends | undefined {
  const today = lagosDate(now)
  const before = daysBefore(range)
  return range.from > today || before.from < earliestDay ? undefined : cutToElapsed(range, before, today)
}

function daysBefore({ from, to }: Ends): Ends {
  const whole = [monthRange, yearRange].find((rangeOf) => rangeOf(from).from === from && rangeOf(from).to === to)
  return whole ? whole(from, -1) : { from: addDays(from, daysBetween(to, from) - 1), to: addDays(from, -1) }
}

/** The days before, as many as have passed of a range still running. */
function cutToElapsed(range: Ends, before: Ends, today: Day): Ends {
  if (today >= range.to) return before
  const end = addDays(before.from, daysBetween(range.from, today))
  return { from: before.from, to: end < before.to ? end : before.to }
}
