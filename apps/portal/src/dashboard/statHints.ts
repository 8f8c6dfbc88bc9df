import { lagosDate, formatAxisDate, formatTimeOfDay, formatWeekdayDate, type Day, type Period } from '@vehicle-partner/domain'

const grouped = new Intl.NumberFormat('en-NG')

/** A count as it is printed everywhere: grouped by thousands. */
export const formatCount = (value: number): string => grouped.format(value)

/** The period before each one, in words; what still runs is compared with as many days of it. */
const before: Partial<Record<Period, { name: string; running: boolean }>> = {
  current_year: { name: 'last year', running: true },
  current_month: { name: 'last month', running: true },
  current_week: { name: 'last week', running: true },
  today: { name: 'yesterday', running: false },
  yesterday: { name: 'the day before', running: false },
  last_month: { name: 'the month before', running: false },
  last_week: { name: 'the week before', running: false },
}

/** How the completed trips compare with the period before: "21 ahead of last month". */
export function describeComparison(now: number, previous: number | undefined, period: Period): string {
  const against = before[period]
  if (previous === undefined || !against) return now === 0 ? 'None yet' : 'Since the first trip'
  if (now === 0 && previous === 0) return 'None yet'
  if (previous === 0) return `None ${against.name}`
  const difference = now - previous
  if (difference === 0) return `As many as ${against.name}`
  const words = against.running ? (difference > 0 ? 'ahead of' : 'behind') : difference > 0 ? 'more than' : 'fewer than'
  return `${formatCount(Math.abs(difference))} ${words} ${against.name}`
}

/** The next departure: "Next: 16:15, Ikeja to Yaba", with its day when it is not today. */
export function describeNextDeparture(trip: { departure_at: string; origin: string; destination: string } | null | undefined, now: Date): string {
  if (!trip) return 'None yet'
  const at = new Date(trip.departure_at)
  const day = lagosDate(at)
  const when = day === lagosDate(now) ? formatTimeOfDay(at) : `${formatAxisDate(day)}, ${formatTimeOfDay(at)}`
  return `Next: ${when}, ${trip.origin} to ${trip.destination}`
}

/** When the unsettled earnings will be paid. */
export function describeNextPayout(next: { date: Day } | null, kobo: number): string {
  if (next) return `Next payout ${formatWeekdayDate(next.date)}`
  return kobo === 0 ? 'Starts with your first trip' : 'No payout is planned yet'
}

/** What is still missing among the counted things. */
export function describeMissing(total: number, lack: number | undefined, words: { none: string; lack: string; fine: string }): string {
  if (total === 0) return words.none
  return lack === undefined || lack === 0 ? words.fine : `${formatCount(lack)} ${words.lack}`
}
