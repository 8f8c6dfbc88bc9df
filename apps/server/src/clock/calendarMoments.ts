import { lagosDate, lagosDayStart, monthRange, payday, type Day } from '@vehicle-partner/domain'

/** Moments of the calendar to which the sandbox's clock can be set forward. */
export const calendarMoments = ['month-end', 'payday'] as const
export type CalendarMoment = (typeof calendarMoments)[number]

const minuteMs = 60_000
const minutesAfter = (day: Day, minutes: number) => new Date(lagosDayStart(day).getTime() + minutes * minuteMs)

/** When it is there: a month ends when its payslips have been issued, at 03:00 of the first; payday is when the payouts have been sent, at 10:01. */
const momentInMonth: Record<CalendarMoment, (month: Day) => Date> = {
  'month-end': (month) => minutesAfter(monthRange(month, 1).from, 180),
  payday: (month) => minutesAfter(payday(month), 601),
}

/** The next of these moments after now. */
export function nextCalendarMoment(moment: CalendarMoment, now: Date): Date {
  const month = monthRange(lagosDate(now)).from
  const [next = now] = [-1, 0].map((later) => momentInMonth[moment](monthRange(month, later).from)).filter((each) => each > now)
  return next
}
