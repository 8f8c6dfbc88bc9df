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

/** What pays a returned payout again: a payslip, or the one that is planned for a day. */
export type NextPayment = { kind: 'payslip'; number: string } | { kind: 'next_payslip'; day: Day }

/** What pays a returned payout again: the closing of the month of its return. */
export const findNextPayment = ({ payslip, returned_at }: CameBack): NextPayment =>
  payslip ? { kind: 'payslip', number: payslip.number } : { kind: 'next_payslip', day: payday(lagosDate(new Date(returned_at))) }

/** What becomes of a returned payout, in one sentence. */
export function describeCameBack(cameBack: CameBack): string {
  const again = findNextPayment(cameBack)
  return again.kind === 'payslip'
    ? `It is paid again with payslip ${again.number}.`
    : `It is paid again with the next payslip, planned for ${formatDate(again.day)}.`
}
