import { labelTimeKeys, listTimeKeys, toTimeKey, type TimeInterval, type TimeLabel } from '../private/chart/timeCategories.ts'
import type { LineSeries } from './LineChart.tsx'

export interface TabulateSeriesOptions {
  timeZone: string
  locale: string
  interval: TimeInterval
  /** The value of days that a series has no point for. */
  missing: 'zero' | 'gap'
}

export interface TabulatedLine {
  id: string
  label: string
  /** One per time key; `null` leaves a gap. */
  values: readonly (number | null)[]
  /** Whether each value is in the future. */
  planned: readonly boolean[]
}

export interface SeriesTable {
  keys: readonly string[]
  labels: readonly TimeLabel[]
  lines: readonly TabulatedLine[]
}

/** Aligns series on one axis with every day or month between the first and the last. Values of one day are added up. */
export function tabulateSeries(series: readonly LineSeries[], { timeZone, locale, interval, missing }: TabulateSeriesOptions): SeriesTable {
  const pointsByKey = series.map(({ points }) => {
    const sums = new Map<string, { value: number | null; planned: boolean }>()
    for (const { date, value, planned = false } of points) {
      const key = toTimeKey(date, timeZone, interval)
      if (key === undefined) continue
      const sum = sums.get(key)?.value ?? null
      const added = value !== null && Number.isFinite(value) ? value : null
      sums.set(key, { value: added === null ? sum : (sum ?? 0) + added, planned })
    }
    return sums
  })
  const usedKeys = [...new Set(pointsByKey.flatMap((sums) => [...sums.keys()]))].sort()
  const [first, last] = [usedKeys[0], usedKeys.at(-1)]
  const keys = first === undefined || last === undefined ? [] : listTimeKeys(first, last, interval)
  return {
    keys,
    labels: labelTimeKeys(keys, interval, locale),
    lines: series.map(({ id, label }, index) => {
      const points = keys.map((key) => pointsByKey[index]?.get(key))
      // A point whose value is unknown stays unknown; `missing` is about days without a point.
      const values = points.map((point) => (point ? point.value : missing === 'zero' ? 0 : null))
      // A day without a point is planned if the day before it is.
      const planned: boolean[] = []
      for (const point of points) planned.push(point?.planned ?? planned.at(-1) ?? false)
      return { id, label, values, planned }
    }),
  }
}

/** Splits a line into its solid and its dashed part. The dashed part starts at the last value of the solid one. */
export function splitPlanned({ values, planned }: TabulatedLine): { doneValues: (number | null)[]; plannedValues: (number | null)[] } {
  return {
    doneValues: values.map((value, index) => (planned[index] ? null : value)),
    plannedValues: values.map((value, index) => (planned[index] || planned[index + 1] ? value : null)),
  }
}

/** Selects the points that get a marker: at least 24 px apart, or none for a step of 0. An isolated point always gets one. */
export function selectMarkers(values: readonly (number | null)[], step: number): boolean[] {
  const every = step === 0 ? Infinity : Math.max(Math.ceil(24 / step), 1)
  const hasValue = (index: number) => values[index] !== null && values[index] !== undefined
  return values.map((_, index) => hasValue(index) && ((step > 0 && index % every === 0) || (!hasValue(index - 1) && !hasValue(index + 1))))
}
