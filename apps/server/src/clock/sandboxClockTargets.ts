import { lagosDate, lagosDayStart, monthRange, payday, type Day } from '@vehicle-partner/domain'

/** Moments to which the sandbox clock can be moved. */
export const calendarMoments = ['month-end', 'payday'] as const
export type CalendarMoment = (typeof calendarMoments)[number]

const minuteMs = 60_000
const minutesAfter = (day: Day, minutes: number) => new Date(lagosDayStart(day).getTime() + minutes * minuteMs)

/** The moment of a month: `month-end` after the payslips are issued, at 03:00 of the next first; `payday` after the payouts are sent, at 10:01. */
const momentInMonth: Record<CalendarMoment, (month: Day) => Date> = {
  'month-end': (month) => minutesAfter(monthRange(month, 1).from, 180),
  payday: (month) => minutesAfter(payday(month), 601),
}

/** The next such moment after now. */
export function findNextMoment(moment: CalendarMoment, now: Date): Date {
  const month = monthRange(lagosDate(now)).from
  const [next = now] = [-1, 0].map((offset) => momentInMonth[moment](monthRange(month, offset).from)).filter((each) => each > now)
  return next
}
