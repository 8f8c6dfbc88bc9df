export type DateFormat = 'date' | 'time' | 'dateTime' | 'day' | 'weekday' | 'medium' | 'full'

/** Milliseconds ahead of UTC in zones without summer time. Intl, whose first use in a browser is slow, is left to the others. */
const offsets: Readonly<Record<string, number>> = { UTC: 0, 'Africa/Lagos': 3_600_000 }
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A date in a time zone as ISO 8601 without the zone. */
function toLocalTime(date: Date, timeZone: string): string {
  const offset = offsets[timeZone]
  if (offset !== undefined) return new Date(date.getTime() + offset).toISOString()
  // Creating a formatter is slow, and tables print hundreds of dates.
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    // Sweden writes dates like ISO 8601.
    formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(date).replace(' ', 'T')
}

// Not from Intl, whose month names differ between versions ("Sep", "Sept").
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** Formats a date in a time zone; undefined for an invalid date. */
export function formatDate(value: string | Date | null | undefined, format: DateFormat, timeZone: string): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const isDay = typeof value === 'string' && calendarDay.test(value)
  const date = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(date.getTime())) return undefined
  // `Date` would turn February 30 into a day in March.
  if (isDay && date.toISOString().slice(0, 10) !== value) return undefined
  const local = toLocalTime(date, isDay ? 'UTC' : timeZone)
  const [year, month, dayOfMonth] = local.slice(0, 10).split('-')
  const time = local.slice(11, 16)
  const numeric = `${dayOfMonth}-${month}-${year}`
  const day = `${Number(dayOfMonth)} ${months[Number(month) - 1]}`
  const weekday = weekdays[new Date(local.slice(0, 10)).getUTCDay()]
  const texts: Record<DateFormat, string> = {
    date: numeric,
    time,
    dateTime: `${day} ${year}, ${time}`,
    day,
    weekday: `${weekday} ${day}`,
    medium: `${day} ${year}`,
    full: `${weekday} ${day} ${year}`,
  }
  return texts[format]
}
