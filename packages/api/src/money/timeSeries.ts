import { addDays, listDays, daysBetween, monthRange, weekRange, type Day } from '@vehicle-partner/domain'

export type Granularity = 'day' | 'week' | 'month'

/** The granularity of a chart: by day up to two months, by week up to a year, then by month. */
export function chooseGranularity(from: Day, to: Day): Granularity {
  const days = daysBetween(from, to) + 1
  return days <= 62 ? 'day' : days <= 366 ? 'week' : 'month'
}

/** The first day of the bucket of a day. */
export const bucketStart = (day: Day, step: Granularity): Day =>
  step === 'day' ? day : step === 'week' ? weekRange(day).from : monthRange(day).from

/** The first day of each bucket of a date range, in order. */
export function listBuckets(from: Day, to: Day, step: Granularity): Day[] {
  if (step === 'day') return listDays(from, to)
  const starts: Day[] = []
  for (let start = bucketStart(from, step); start <= to; start = step === 'week' ? addDays(start, 7) : monthRange(start, 1).from)
    starts.push(start)
  return starts
}
