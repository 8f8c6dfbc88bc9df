import { labelTimeKeys, listTimeKeys, toTimeKey, type TimeInterval } from '../private/chart/timeCategories.ts'
import type { BarDatum } from './BarChart.tsx'

export interface TimedValue {
  /** A calendar day, `2026-11-19`, or an instant, `2026-11-19T05:30:00Z`. */
  date: string
  value: number
}

export interface GroupBarsByTimeOptions {
  /** First day of the axis. @default that of the values */
  from?: string
  /** Last day of the axis. @default that of the values */
  to?: string
  /** @default 'day' */
  interval?: TimeInterval
  /** The time zone that decides on which day an instant falls. @default 'Africa/Lagos' */
  timeZone?: string
  /** @default 'en-NG' */
  locale?: string
  /** Later days are marked as planned. */
  today?: string
}

/** Creates one bar for every day or month of a period. Values of one day are added up; days without a value are 0. */
export function groupBarsByTime(values: readonly TimedValue[], options: GroupBarsByTimeOptions = {}): BarDatum[] {
  const { interval = 'day', timeZone = 'Africa/Lagos', locale = 'en-NG', today } = options
  const toKey = (date: string) => toTimeKey(date, timeZone, interval)
  const sums = new Map<string, number>()
  for (const { date, value } of values) {
    const key = toKey(date)
    if (key !== undefined && Number.isFinite(value)) sums.set(key, (sums.get(key) ?? 0) + value)
  }
  const usedKeys = [...sums.keys()].sort()
  const first = options.from === undefined ? usedKeys[0] : toKey(options.from)
  const last = options.to === undefined ? usedKeys.at(-1) : toKey(options.to)
  if (first === undefined || last === undefined) return []
  const keys = listTimeKeys(first, last, interval)
  const labels = labelTimeKeys(keys, interval, locale)
  const todayKey = today === undefined ? undefined : toKey(today)
  return keys.map((key, index) => ({
    id: key,
    label: key,
    ...labels[index],
    value: sums.get(key) ?? 0,
    planned: todayKey !== undefined && key > todayKey,
  }))
}
