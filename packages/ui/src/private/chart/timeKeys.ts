/** How long one place on a time axis is. */
export type TimeInterval = 'day' | 'month'

export interface TimeLabel {
  /** The whole name: "Thu 19 Nov". */
  label: string
  /** Stands under the axis, where it has room. */
  axisLabel?: string
  /** Stands there on small screens. */
  axisLabelShort?: string
}

// Ten years of days: whoever asks for more has mistaken a date.
const most = 3660
const calendarDay = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/u

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, found)
  return found
}

/**
 * The place of a moment on the axis: `2026-11-19`, or `2026-11` by month. A day that is given as a day stays that day;
 * an instant falls on the day that it has in the time zone. What is no date has no place.
 */
export function toTimeKey(at: string, timeZone: string, by: TimeInterval): string | undefined {
  const parts = calendarDay.exec(at)
  if (parts) {
    if (Number.isNaN(Date.parse(`${at}T00:00:00Z`.replace(/^(\d{4}-\d{2})T/u, '$1-01T')))) return undefined
    if (parts[3] === undefined) return by === 'month' ? at : undefined
    return by === 'month' ? at.slice(0, 7) : at
  }
  const instant = Date.parse(at)
  if (Number.isNaN(instant)) return undefined
  const named = Object.fromEntries(
    formatter('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const month = `${named['year']}-${named['month']}`
  return by === 'month' ? month : `${month}-${named['day']}`
}

const utc = (key: string) => new Date(key.length === 7 ? `${key}-01T00:00:00Z` : `${key}T00:00:00Z`)

/** Every place from the first to the last, none left out. */
export function listTimeKeys(from: string, to: string, by: TimeInterval): string[] {
  const keys: string[] = []
  for (const at = utc(from); keys.length < most;) {
    const key = at.toISOString().slice(0, by === 'month' ? 7 : 10)
    if (key > to) break
    keys.push(key)
    if (by === 'month') at.setUTCMonth(at.getUTCMonth() + 1)
    else at.setUTCDate(at.getUTCDate() + 1)
  }
  return keys
}

/** The names of the places: all days of a week or two, then Mondays, then the first of each month. */
export function labelTimeKeys(keys: readonly string[], by: TimeInterval, locale: string): TimeLabel[] {
  const years = new Set(keys.map((key) => key.slice(0, 4))).size > 1
  const part = (key: string, options: Intl.DateTimeFormatOptions) => formatter(locale, { ...options, timeZone: 'UTC' }).format(utc(key))
  return keys.map((key) => {
    const month = part(key, { month: 'short' })
    const year = key.slice(0, 4)
    if (by === 'month')
      return {
        label: `${month} ${year}`,
        tick: key.endsWith('-01') && years ? `${month} ${year}` : month,
        tickShort: part(key, { month: 'narrow' }),
      }
    const day = String(Number(key.slice(8)))
    const label = `${part(key, { weekday: 'short' })} ${day} ${month}${years ? ` ${year}` : ''}`
    if (keys.length > 92) return day === '1' ? { label, tick: key.endsWith('-01-01') && years ? `${month} ${year}` : month } : { label }
    return keys.length <= 10 || utc(key).getUTCDay() === 1 ? { label, tick: `${day} ${month}`, tickShort: day } : { label }
  })
}
