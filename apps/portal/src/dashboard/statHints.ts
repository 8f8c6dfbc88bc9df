import { formatCount, lagosDate, formatAxisDate, formatTimeOfDay, formatWeekdayDate, type Day, type Period } from '@vehicle-partner/domain'

/** The name of the previous period; a running period is compared with the same number of days of it. */
const previousPeriods: Partial<Record<Period, { name: string; isRunning: boolean }>> = {
  current_year: { name: 'last year', isRunning: true },
  current_month: { name: 'last month', isRunning: true },
  current_week: { name: 'last week', isRunning: true },
  today: { name: 'yesterday', isRunning: false },
  yesterday: { name: 'the day before', isRunning: false },
  last_month: { name: 'the month before', isRunning: false },
  last_week: { name: 'the week before', isRunning: false },
}

/** Compares the completed trips with the previous period: "21 ahead of last month". */
export function describeComparison(now: number, previous: number | undefined, period: Period): string {
  const previousPeriod = previousPeriods[period]
  if (previous === undefined || !previousPeriod) return now === 0 ? 'None yet' : 'Since the first trip'
  if (now === 0 && previous === 0) return 'None yet'
  if (previous === 0) return `None ${previousPeriod.name}`
  const difference = now - previous
  if (difference === 0) return `As many as ${previousPeriod.name}`
  const comparison = previousPeriod.isRunning ? (difference > 0 ? 'ahead of' : 'behind') : difference > 0 ? 'more than' : 'fewer than'
  return `${formatCount(Math.abs(difference))} ${comparison} ${previousPeriod.name}`
}

/** The next departure: "Next: 16:15, Ikeja to Yaba", with its day when it is not today. */
export function describeNextDeparture(
  trip: { departure_at: string; origin: string; destination: string } | null | undefined,
  now: Date,
): string {
  if (!trip) return 'None yet'
  const at = new Date(trip.departure_at)
  const day = lagosDate(at)
  const time = day === lagosDate(now) ? formatTimeOfDay(at) : `${formatAxisDate(day)}, ${formatTimeOfDay(at)}`
  return `Next: ${time}, ${trip.origin} to ${trip.destination}`
}

/** The date of the next payout, or why there is none. */
export function describeNextPayout(next: { date: Day } | null, kobo: number): string {
  if (next) return `Next payout ${formatWeekdayDate(next.date)}`
  return kobo === 0 ? 'Starts with your first trip' : 'No payout is planned yet'
}

/** How many of the counted vehicles or drivers lack something. */
export function describeMissing(
  total: number,
  missingCount: number | undefined,
  labels: { none: string; missing: string; complete: string },
): string {
  if (total === 0) return labels.none
  return missingCount === undefined || missingCount === 0 ? labels.complete : `${formatCount(missingCount)} ${labels.missing}`
}
