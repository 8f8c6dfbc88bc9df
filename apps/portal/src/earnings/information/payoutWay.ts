import { calculateCloseTime, formatAxisDate, formatDate, lagosDate, monthRange, type Day } from '@vehicle-partner/domain'
import { stopsPayout } from '../parts/payoutStepLinks.ts'

/** A day on the way of a month from its first trip to its payout. */
export interface PayoutWayDay {
  title: string
  detail: string
  status: 'done' | 'current' | 'upcoming'
}

const dayOfMonth = (day: Day) => Number(day.slice(8))

/** The way of the earnings of a month to the payout of this date: the month, its payslip, and where it is today. */
export function payoutWay(payoutDate: Day, now: Date): readonly PayoutWayDay[] {
  const month = monthRange(payoutDate, -1)
  const closes = monthRange(payoutDate).from
  const isOpen = now < calculateCloseTime(month.from)
  const today = lagosDate(now)
  const opened: PayoutWayDay = { title: formatAxisDate(month.from), detail: 'Month began', status: 'done' }
  const payslip: PayoutWayDay = { title: formatAxisDate(closes), detail: 'Payslip', status: isOpen ? 'upcoming' : 'done' }
  const current: PayoutWayDay = {
    title: 'Today',
    detail: today >= month.from && today <= month.to ? `${dayOfMonth(today)} of ${dayOfMonth(month.to)} days` : formatAxisDate(today),
    status: 'current',
  }
  const payout: PayoutWayDay = { title: formatAxisDate(payoutDate), detail: 'Payout', status: 'upcoming' }
  if (today >= payoutDate) return [opened, payslip, { ...payout, status: 'current' }]
  return isOpen ? [opened, current, payslip, payout] : [opened, payslip, current, payout]
}

/** The day of the next payout. None is promised while something stops it, or while nothing is payable. */
export function describePayoutDay({
  date,
  estimate_kobo,
  next_step,
}: {
  date: Day
  estimate_kobo: number
  next_step?: { code: string } | undefined
}): string {
  if (stopsPayout(next_step)) return 'It waits, see below.'
  return estimate_kobo === 0 ? `On ${formatDate(date)}, if anything is payable by then` : `On ${formatDate(date)}`
}
