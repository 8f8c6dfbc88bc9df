import type { Day } from './calendarDays.ts'
import { formatAxisDate } from './dateFormats.ts'

/** The label of a payout that came back, by the day on which it was paid: 'Payout of 7 Nov came back'. */
export const returnedPayoutLabel = (paidOn: Day): string => `Payout of ${formatAxisDate(paidOn)} came back`

/** What became of a payout that came back, in one sentence; `payslip` is the one that pays it again. */
export const describeCameBack = ({ payslip }: { payslip: { number: string } | null }): string =>
  payslip ? `It is paid again with payslip ${payslip.number}.` : 'It is paid again with the next payslip.'
