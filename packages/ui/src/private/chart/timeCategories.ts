/** The interval of one category on a time axis. */
export type TimeInterval = 'day' | 'month'

export interface TimeLabel {
  /** The full label: "Thu 19 Nov". */
  label: string
  /** Shown on the axis where there is space. */
  axisLabel?: string
  /** `axisLabel` on small screens. */
  axisLabelShort?: string
}

// Ten years of days; a longer range comes from a wrong date.
const maxKeys = 3660
const calendarDay = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/u

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const cached = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, cached)
  return cached
}

/**
 * The category of a date on the axis: `2026-11-19`, or `2026-11` by month. A calendar day is the same in every time zone; an instant
 * belongs to its day in `timeZone`. Returns `undefined` for an invalid date.
 */
export function toTimeKey(date: string, timeZone: string, interval: TimeInterval): string | undefined {
  const parts = calendarDay.exec(date)
  if (parts) {
    if (Number.isNaN(Date.parse(`${date}T00:00:00Z`.replace(/^(\d{4}-\d{2})T/u, '$1-01T')))) return undefined
    if (parts[3] === undefined) return interval === 'month' ? date : undefined
    return interval === 'month' ? date.slice(0, 7) : date
  }
  const instant = Date.parse(date)
  if (Number.isNaN(instant)) return undefined
  const dateParts = Object.fromEntries(
    formatter('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const month = `${dateParts['year']}-${dateParts['month']}`
  return interval === 'month' ? month : `${month}-${dateParts['day']}`
}

const toUtcDate = (key: string) => new Date(key.length === 7 ? `${key}-01T00:00:00Z` : `${key}T00:00:00Z`)

/** All keys from the first to the last. */
export function listTimeKeys(from: string, to: string, interval: TimeInterval): string[] {
  const keys: string[] = []
  for (const date = toUtcDate(from); keys.length < maxKeys;) {
    const key = date.toISOString().slice(0, interval === 'month' ? 7 : 10)
    if (key > to) break
    keys.push(key)
    if (interval === 'month') date.setUTCMonth(date.getUTCMonth() + 1)
    else date.setUTCDate(date.getUTCDate() + 1)
  }
  return keys
}

/** Labels of the keys. On the axis: every day up to ten days, Mondays up to three months, then the first of each month. */
export function labelTimeKeys(keys: readonly string[], interval: TimeInterval, locale: string): TimeLabel[] {
  const hasYears = new Set(keys.map((key) => key.slice(0, 4))).size > 1
  const formatKey = (key: string, options: Intl.DateTimeFormatOptions) =>
    formatter(locale, { ...options, timeZone: 'UTC' }).format(toUtcDate(key))
  return keys.map((key) => {
    const month = formatKey(key, { month: 'short' })
    const year = key.slice(0, 4)
    if (interval === 'month')
      return {
        label: `${month} ${year}`,
        axisLabel: key.endsWith('-01') && hasYears ? `${month} ${year}` : month,
        axisLabelShort: formatKey(key, { month: 'narrow' }),
      }
    const day = String(Number(key.slice(8)))
    const label = `${formatKey(key, { weekday: 'short' })} ${day} ${month}${hasYears ? ` ${year}` : ''}`
    if (keys.length > 92)
      return day === '1' ? { label, axisLabel: key.endsWith('-01-01') && hasYears ? `${month} ${year}` : month } : { label }
    return keys.length <= 10 || toUtcDate(key).getUTCDay() === 1 ? { label, axisLabel: `${day} ${month}`, axisLabelShort: day } : { label }
  })
}
