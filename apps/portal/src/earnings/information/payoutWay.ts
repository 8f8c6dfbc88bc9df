import { formatAxisDate, formatDate, lagosDate, monthRange, type Day } from '@vehicle-partner/domain'
import { stopsPayout } from '../parts/payoutStepLinks.ts'

/** A day on the way of a month from its first trip to its payout. */
export interface PayoutWayDay {
  id: string
  title: string
  description: string
  status: 'done' | 'current' | 'upcoming'
}

const dayOfMonth = (day: Day) => Number(day.slice(8))

/** The way of the earnings of a month to its payout: the month, its payslip, and where it is today. */
export function payoutWay(
  { date: payoutDate, is_final }: { date: Day; is_final?: boolean | undefined },
  now: Date,
): readonly PayoutWayDay[] {
  const month = monthRange(payoutDate, -1)
  const closes = monthRange(payoutDate).from
  const today = lagosDate(now)
  const opened: PayoutWayDay = { id: 'month', title: formatAxisDate(month.from), description: 'Month began', status: 'done' }
  const payslip: PayoutWayDay = {
    id: 'payslip',
    title: formatAxisDate(closes),
    description: 'Payslip',
    status: is_final ? 'done' : 'upcoming',
  }
  const payout: PayoutWayDay = { id: 'payout', title: formatAxisDate(payoutDate), description: 'Payout', status: 'upcoming' }
  // The month is over, and its payslip is not issued yet.
  if (!is_final && today >= closes) return [opened, { ...payslip, description: 'Payslip, being prepared', status: 'current' }, payout]
  const current: PayoutWayDay = {
    id: 'today',
    title: 'Today',
    description: today >= month.from && today <= month.to ? `${dayOfMonth(today)} of ${dayOfMonth(month.to)} days` : formatAxisDate(today),
    status: 'current',
  }
  if (today >= payoutDate) return [opened, payslip, { ...payout, status: 'current' }]
  return is_final ? [opened, payslip, current, payout] : [opened, current, payslip, payout]
}

/** What the unsettled earnings are, and from when on they come with a later payout than the next. */
export const describeUnsettled = (next: { date: Day; is_final?: boolean | undefined } | null | undefined): string =>
  next?.is_final
    ? `Not on the last payslip. Paid with the payout that follows the one on ${formatAxisDate(next.date)}.`
    : 'On no payslip yet. Trips are checked for 48 hours after arrival.'

/** The day and the account of the next payout. None is promised while something stops it, or while nothing is payable. */
export function describePayoutDay({
  date,
  estimate_kobo,
  next_step,
  account,
}: {
  date: Day
  estimate_kobo: number
  next_step?: { code: string } | undefined
  account?: { bank_name: string; account_number_masked: string } | null | undefined
}): string {
  if (stopsPayout(next_step)) return 'It waits, see below.'
  const where = account ? `, to ${account.bank_name} ${account.account_number_masked}` : ''
  return `On ${formatDate(date)}${where}${estimate_kobo === 0 ? ', if anything is payable by then' : ''}.`
}
