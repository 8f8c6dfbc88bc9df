import { everyKey, keyOf, nameKeys, type TimeStep } from '../private/chart/timeKeys.ts'
import type { BarDatum } from './BarChart.tsx'

export interface TimedValue {
  /** A calendar day, `2026-11-19`, or an instant, `2026-11-19T05:30:00Z`. */
  at: string
  value: number
}

export interface BarsByTimeOptions {
  /** The first and the last day of the axis. @default those of the values */
  from?: string
  to?: string
  /** @default 'day' */
  by?: TimeStep
  /** Where the day of an instant is looked up. @default 'Africa/Lagos' */
  timeZone?: string
  /** @default 'en-NG' */
  locale?: string
  /** The last day that has happened; what is later is drawn as planned. */
  today?: string
}

/** Bars for a stretch of time: every day or month has one, days without a value are 0, and values of one day are added up. */
export function barsByTime(values: readonly TimedValue[], options: BarsByTimeOptions = {}): BarDatum[] {
  const { by = 'day', timeZone = 'Africa/Lagos', locale = 'en-NG', today } = options
  const place = (at: string) => keyOf(at, timeZone, by)
  const sums = new Map<string, number>()
  for (const { at, value } of values) {
    const key = place(at)
    if (key !== undefined && Number.isFinite(value)) sums.set(key, (sums.get(key) ?? 0) + value)
  }
  const found = [...sums.keys()].sort()
  const first = options.from === undefined ? found[0] : place(options.from)
  const last = options.to === undefined ? found.at(-1) : place(options.to)
  if (first === undefined || last === undefined) return []
  const keys = everyKey(first, last, by)
  const names = nameKeys(keys, by, locale)
  const now = today === undefined ? undefined : place(today)
  return keys.map((key, index) => ({
    id: key,
    label: key,
    ...names[index],
    value: sums.get(key) ?? 0,
    planned: now !== undefined && key > now,
  }))
}
