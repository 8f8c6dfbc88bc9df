import { lagosDate, lagosOffset, type Day, type DayRange } from './calendarDays.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

const parts = (day: Day) => {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[Number(month) - 1] ?? month
  return { year, month, date, plain: String(Number(date)), name, short: name.slice(0, 3) }
}

/** Format for form fields: 12-11-2026 (spec section 5). */
export function formatFormDate(day: Day): string {
  const { year, month, date } = parts(day)
  return `${date}-${month}-${year}`
}

/** Default format: 12 Nov 2026. */
export function formatDate(day: Day): string {
  const { year, plain, short } = parts(day)
  return `${plain} ${short} ${year}`
}

/** Format for a chart axis, without the year: 12 Nov. */
export function formatAxisDate(day: Day): string {
  const { plain, short } = parts(day)
  return `${plain} ${short}`
}

/** Format for the month of a day: November 2026. */
export function formatMonth(day: Day): string {
  const { year, name } = parts(day)
  return `${name} ${year}`
}

/** Format with the weekday: Thu 12 Nov 2026. */
export function formatWeekdayDate(day: Day): string {
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''} ${formatDate(day)}`
}

/** 24-hour time of an instant in Lagos: 14:32. */
export function formatTimeOfDay(instant: Date): string {
  return new Date(instant.getTime() + lagosOffset).toISOString().slice(11, 16)
}

/** The time of an instant in Lagos, with its day when that is not `today`: 16:15, or 28 Nov, 16:15. */
export function formatNearTime(instant: Date, today: Day): string {
  const day = lagosDate(instant)
  return day === today ? formatTimeOfDay(instant) : `${formatAxisDate(day)}, ${formatTimeOfDay(instant)}`
}

/** Format for a range, without repeating month or year: 1–30 November 2026. */
export function formatDateRange({ from, to }: DayRange): string {
  if (from === undefined) return to === undefined ? 'All time' : `Until ${formatLongDate(to)}`
  if (to === undefined) return `From ${formatLongDate(from)}`
  if (from === to) return formatLongDate(from)
  const [a, b] = [parts(from), parts(to)]
  if (a.year !== b.year) return `${formatLongDate(from)} – ${formatLongDate(to)}`
  return a.month === b.month ? `${a.plain}–${formatLongDate(to)}` : `${a.plain} ${a.name} – ${formatLongDate(to)}`
}

/** Short format for a range: 1–21 Oct, 28 Sep – 4 Oct; with the year if it is not that of `today`: 1 Jan – 21 Nov 2025. */
export function formatShortRange({ from, to }: { from: Day; to: Day }, today: Day): string {
  const [a, b] = [parts(from), parts(to)]
  const end = b.year === parts(today).year && a.year === b.year ? formatAxisDate(to) : formatDate(to)
  if (from === to) return end
  if (a.year !== b.year) return `${formatDate(from)} – ${end}`
  return a.month === b.month ? `${a.plain}–${end}` : `${formatAxisDate(from)} – ${end}`
}

function formatLongDate(day: Day): string {
  const { year, plain, name } = parts(day)
  return `${plain} ${name} ${year}`
}
