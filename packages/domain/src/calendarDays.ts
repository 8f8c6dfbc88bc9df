/** A calendar day in Africa/Lagos, `YYYY-MM-DD`. Comparing the strings compares the days. */
export type Day = string

/** No day before it can be asked for or entered. */
export const earliestDay: Day = '1900-01-01'

/** Characters that drafts keep of a date as it was typed, such as one that does not exist. */
export const dateTextMaxLength = 40

/** Days from `from` to `to`, inclusive. An absent end is open. */
export interface DayRange {
  from?: Day
  to?: Day
}

/** Milliseconds that Nigeria is ahead of UTC, all year: it has no summer time. */
export const lagosOffset = 3_600_000
const dayLength = 86_400_000

/** The day in Lagos at an instant. */
export function lagosDate(instant: Date): Day {
  return new Date(instant.getTime() + lagosOffset).toISOString().slice(0, 10)
}

/** The instant at which a day begins in Lagos. */
export function lagosDayStart(day: Day): Date {
  return new Date(utc(day) - lagosOffset)
}

/** Adds days; a negative count subtracts. */
export function addDays(day: Day, count: number): Day {
  return dayOf(utc(day) + count * dayLength)
}

/** The same day of the month `count` months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const { from, to } = monthRange(day, count)
  const date = day.slice(8)
  return date > to.slice(8) ? to : `${from.slice(0, 8)}${date}`
}

/** Number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to) - utc(from)) / dayLength
}

/** The day of the week, 1 for Monday to 7 for Sunday. */
export function weekday(day: Day): number {
  return new Date(utc(day)).getUTCDay() || 7
}

/** Every day from `from` to `to`, inclusive; empty when `to` is earlier. */
export function listDays(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => addDays(from, at))
}

/** First and last day of the month that is `after` months after the month of `day`. */
export function monthRange(day: Day, after = 0): { from: Day; to: Day } {
  const [year = 0, month = 1] = day.split('-').map(Number)
  // Day 0 of the next month is the last day of this month.
  return { from: dayOf(Date.UTC(year, month - 1 + after, 1)), to: dayOf(Date.UTC(year, month + after, 0)) }
}

/** Monday and Sunday of the week that is `after` weeks after the week of `day`. */
export function weekRange(day: Day, after = 0): { from: Day; to: Day } {
  const from = addDays(day, 1 - weekday(day) + 7 * after)
  return { from, to: addDays(from, 6) }
}

/** First and last day of the year that is `after` years after the year of `day`. */
export function yearRange(day: Day, after = 0): { from: Day; to: Day } {
  const year = String(Number(day.slice(0, 4)) + after).padStart(4, '0')
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)
