import type { Day } from './calendarDays.ts'
import { formatAxisDate } from './dateFormats.ts'

/** The label of a payout that came back, by the day on which it was paid: 'Payout of 7 Nov came back'. */
export const returnedPayoutLabel = (paidOn: Day): string => `Payout of ${formatAxisDate(paidOn)} came back`
