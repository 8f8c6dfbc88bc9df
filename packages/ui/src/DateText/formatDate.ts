export type DateFormat = 'date' | 'time' | 'dateTime' | 'day' | 'weekday' | 'medium' | 'full'

const parts = new Map<string, Intl.DateTimeFormat>()

// Creating a formatter is slow, and tables print hundreds of dates.
function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = parts.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  parts.set(timeZone, made)
  return made
}

// Not from Intl, whose month names differ between versions ("Sep", "Sept").
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** Formats a date in a time zone; undefined for an invalid date. */
export function formatDate(value: string | Date | null | undefined, format: DateFormat, timeZone: string): string | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const isDay = typeof value === 'string' && calendarDay.test(value)
  const date = typeof value === 'string' ? new Date(value) : value
  if (Number.isNaN(date.getTime())) return undefined
  // `Date` would turn February 30 into a day in March.
  if (isDay && date.toISOString().slice(0, 10) !== value) return undefined
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const { type, value: text } of formatter(isDay ? 'UTC' : timeZone).formatToParts(date)) part[type] = text
  const day = `${Number(part.day)} ${months[Number(part.month) - 1]}`
  const texts: Record<DateFormat, string> = {
    date: `${part.day}-${part.month}-${part.year}`,
    time: `${part.hour}:${part.minute}`,
    dateTime: `${part.day}-${part.month}-${part.year} ${part.hour}:${part.minute}`,
    day,
    weekday: `${part.weekday} ${day}`,
    medium: `${day} ${part.year}`,
    full: `${part.weekday} ${day} ${part.year}`,
  }
  return texts[format]
}
