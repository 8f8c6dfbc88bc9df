import { lagosDate, type Day } from './calendarDays.ts'
import { formatAxisDate, formatDate } from './dateFormats.ts'
import { payday } from './payouts.ts'

/** The label of a payout that came back, by the day on which it was paid: 'Payout of 7 Nov came back'. */
export const returnedPayoutLabel = (paidOn: Day): string => `Payout of ${formatAxisDate(paidOn)} came back`

/** A payout that came back. */
export interface CameBack {
  /** When the bank sent it back: an ISO instant. */
  returned_at: string
  /** The payslip that pays it again; null until its month is closed. */
  payslip: { number: string } | null
}

/** What becomes of one or several payouts that came back, in one sentence: the closing of the month of their return pays them again. */
export function describeCameBack({ payslip, returned_at }: CameBack, count = 1): string {
  const subject = count === 1 ? 'It is' : 'They are'
  return payslip
    ? `${subject} paid again with payslip ${payslip.number}.`
    : `${subject} paid again with the next payslip, planned for ${formatDate(payday(lagosDate(new Date(returned_at))))}.`
}
