import { everyKey, keyOf, nameKeys, type TimeName, type TimeStep } from '../private/chart/timeKeys.ts'
import type { LineSeries } from './LineChart.tsx'

export interface TabulateOptions {
  timeZone: string
  locale: string
  by: TimeStep
  /** What stands where a series says nothing. */
  missing: 'zero' | 'gap'
}

export interface Line {
  id: string
  label: string
  /** One for each place of the axis; `null` leaves a gap. */
  values: readonly (number | null)[]
  /** Places that are still to come. */
  planned: readonly boolean[]
}

export interface Tabulated {
  keys: readonly string[]
  names: readonly TimeName[]
  lines: readonly Line[]
}

/** The series on one axis of time that has every day or month between the first and the last. Values of one place are added up. */
export function tabulate(series: readonly LineSeries[], { timeZone, locale, by, missing }: TabulateOptions): Tabulated {
  const found = series.map(({ points }) => {
    const sums = new Map<string, { value: number | null; planned: boolean }>()
    for (const { at, value, planned = false } of points) {
      const key = keyOf(at, timeZone, by)
      if (key === undefined) continue
      const before = sums.get(key)?.value ?? null
      const now = value !== null && Number.isFinite(value) ? value : null
      sums.set(key, { value: now === null ? before : (before ?? 0) + now, planned })
    }
    return sums
  })
  const all = [...new Set(found.flatMap((sums) => [...sums.keys()]))].sort()
  const [first, last] = [all[0], all.at(-1)]
  const keys = first === undefined || last === undefined ? [] : everyKey(first, last, by)
  return {
    keys,
    names: nameKeys(keys, by, locale),
    lines: series.map(({ id, label }, index) => {
      const at = keys.map((key) => found[index]?.get(key))
      // An unknown value that was given stays unknown; only what was left out counts as nothing.
      const values = at.map((point) => (point ? point.value : missing === 'zero' ? 0 : null))
      // A place that was left out belongs to what is ahead when the one before it does.
      const planned: boolean[] = []
      for (const point of at) planned.push(point?.planned ?? planned.at(-1) ?? false)
      return { id, label, values, planned }
    }),
  }
}

/** The line as far as it has happened, and the dashed rest, which starts at the last place of the first part. */
export function partsOf({ values, planned }: Line): { done: (number | null)[]; ahead: (number | null)[] } {
  return {
    done: values.map((value, index) => (planned[index] ? null : value)),
    ahead: values.map((value, index) => (planned[index] || planned[index + 1] ? value : null)),
  }
}

/** Which places carry a mark: as many as leave 24 px between two, or none with a step of 0; always one that stands alone. */
export function markedPlaces(values: readonly (number | null)[], step: number): boolean[] {
  const every = step === 0 ? Infinity : Math.max(Math.ceil(24 / step), 1)
  const known = (index: number) => values[index] !== null && values[index] !== undefined
  return values.map((_, index) => known(index) && ((step > 0 && index % every === 0) || (!known(index - 1) && !known(index + 1))))
}
