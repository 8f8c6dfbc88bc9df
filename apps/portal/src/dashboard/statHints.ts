import {
  formatCount,
  formatNaira,
  formatNearTime,
  formatShortRange,
  formatWeekdayDate,
  lagosDate,
  periodLabels,
  type Day,
  type Period,
} from '@vehicle-partner/domain'

/** The period of the figures, as their answer states it. */
export interface StatedPeriod {
  key: Period
  from?: Day | undefined
  to?: Day | undefined
}

const isPast = ({ to }: StatedPeriod, today: Day) => to !== undefined && to < today

/** What the completed trips were compared with: the previous period, or as many days of it as have passed of a running one. */
interface PreviousTrips {
  total_completed_trips: number
  from?: Day | undefined
  to?: Day | undefined
}

/** On a narrow tile a line can end at the dash of a range, and not within a day. */
const formatDays = (days: { from: Day; to: Day }, today: Day) => formatShortRange(days, today).replaceAll(/(?<!–) (?!–)/g, '\u00A0')

/** Compares the completed trips with the previous period, and names its days: "21 more than in 1–21 Oct". */
export function describeComparison(
  count: number,
  previous: PreviousTrips | undefined,
  period: StatedPeriod,
  today: Day,
): string | undefined {
  if (period.key === 'all') return count === 0 ? 'None yet' : 'Since the first trip'
  const { total_completed_trips: before, from, to } = previous ?? {}
  if (before === undefined || from === undefined || to === undefined) return count === 0 && !isPast(period, today) ? 'None yet' : undefined
  const name = describePreviousDays(period.key, { from, to }, today)
  const isFirstDay = from === to && !isPast(period, today) && period.to !== undefined && period.from !== period.to
  if (count === 0 && before === 0) return isPast(period, today) ? `None ${name} either` : 'None yet'
  if (before === 0) return `None ${name}`
  // Today is still running; the one day before it is whole.
  if (period.key === 'today' || isFirstDay) return `${formatCount(before)} in all ${name}`
  const difference = count - before
  if (difference === 0) return `As many as ${name}`
  return `${formatCount(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than ${name}`
}

function describePreviousDays(key: Period, days: { from: Day; to: Day }, today: Day): string {
  if (key === 'today') return 'yesterday'
  return key === 'yesterday' ? 'the day before' : `${days.from === days.to ? 'on' : 'in'} ${formatDays(days, today)}`
}

interface Departure {
  departure_at: string
  origin: string
  destination: string
}

/** The next departure of the period: "Next: 16:15, Ikeja to Yaba", with its day when it is not today; or why there is none. */
export function describeUpcoming(count: number, next: Departure | null | undefined, period: StatedPeriod, now: Date): string {
  const today = lagosDate(now)
  const at = next ? new Date(next.departure_at) : undefined
  const day = at && lagosDate(at)
  if (count === 0) {
    if (isPast(period, today)) return `${periodLabels[period.key]} is over`
    return next && period.key !== 'all' ? `None left ${periodLabels[period.key].toLowerCase()}` : 'None yet'
  }
  const isInPeriod = day !== undefined && (period.from ?? day) <= day && day <= (period.to ?? day)
  if (!next || !at || !isInPeriod) return 'Waiting to depart'
  return `Next: ${formatNearTime(at, today)}, ${next.origin} to ${next.destination}`
}

/** Why no trip of the period is active. */
export const describeNoActive = (period: StatedPeriod, today: Day): string => (isPast(period, today) ? 'None left' : 'None on the road')

/** What the next payout waits for, by the code of its next step. */
const payoutHindrances: Readonly<Record<string, string>> = {
  add_account: 'Payouts wait for a new account',
  complete_checks: 'Payouts wait for your identity checks',
  contact_support: 'Payouts wait for a check of your account',
  no_bank: 'Payouts are not sent at the moment',
}

/**
 * The date of the next payout, what it waits for, or why there is none. Once its month is closed it pays none of the unsettled earnings, so it
 * is named with its own amount.
 */
export function describeNextPayout(
  next: { date: Day; estimate_kobo?: number | undefined; is_final?: boolean | undefined; next_step?: { code: string } | undefined } | null,
  kobo: number,
  { isHeld = false }: { isHeld?: boolean } = {},
): string {
  const step = next?.next_step?.code
  if (isHeld && (step === undefined || step === 'contact_support')) return 'Your payout is on hold'
  const hindrance = payoutHindrances[step ?? '']
  if (hindrance !== undefined) return hindrance
  if (next?.estimate_kobo === 0 && kobo < 0) return 'Nothing is payable so far'
  if (next) {
    const amount = next.is_final && next.estimate_kobo !== undefined ? `: ${formatNaira(next.estimate_kobo)}` : ''
    return `Next payout ${formatWeekdayDate(next.date)}${amount}`
  }
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
