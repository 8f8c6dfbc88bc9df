import { listDays, lagosDayStart, weekday, type Day } from './calendarDays.ts'

/** When a route runs: weekdays, departure time in Lagos, and first and last day. */
export interface Timetable {
  days_of_week: readonly number[]
  /** `06:15` or `06:15:00`. */
  departure_time: string
  valid_from: Day
  valid_to: Day | null
  exceptions: readonly { date: Day }[]
}

/** The instant of the departure on a day. */
export function departureOn(day: Day, { departure_time }: Pick<Timetable, 'departure_time'>): Date {
  const [hours = 0, minutes = 0] = departure_time.split(':').map(Number)
  return new Date(lagosDayStart(day).getTime() + (hours * 60 + minutes) * 60_000)
}

/** Whether the timetable runs on a day. */
export const runsOn = (day: Day, { days_of_week, valid_from, valid_to, exceptions }: Timetable): boolean =>
  days_of_week.includes(weekday(day)) &&
  day >= valid_from &&
  (valid_to === null || day <= valid_to) &&
  !exceptions.some(({ date }) => date === day)

/** Every departure from `from` to `to`, inclusive. */
export const listDepartures = (from: Day, to: Day, schedule: Timetable): { date: Day; departure_at: Date }[] =>
  listDays(from, to)
    .filter((day) => runsOn(day, schedule))
    .map((date) => ({ date, departure_at: departureOn(date, schedule) }))
