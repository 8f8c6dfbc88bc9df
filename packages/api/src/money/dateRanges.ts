import { defaultPeriod, periodRange, periods, previousRange, type DayRange, type Period } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { day } from '../kernel/commonSchemas.ts'

/** What a span is asked by: a period by its name, or two days, both included. */
export const dateRangeShape = { period: z.optional(z.enum(periods)), from: z.optional(day), to: z.optional(day) }

interface DateRangeInput {
  period?: Period | undefined
  from?: string | undefined
  to?: string | undefined
}

/** `from` after `to` is refused on `to`. */
export const endsAfterStart = z.refine<DateRangeInput>(({ from, to }) => from === undefined || to === undefined || from <= to, {
  path: ['to'],
  error: 'The end must not be before the beginning',
})

/** `?period=` or `?from=&to=`; this month when nothing is said. */
export const DateRangeQuery = z.object(dateRangeShape).check(endsAfterStart)

/** The days that are asked for; own ends go before a period. */
export function resolveDateRange({ period, from, to }: DateRangeInput, now: Date, usual: Period = defaultPeriod): DayRange {
  if (from === undefined && to === undefined) return periodRange(period ?? usual, now)
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** The days to compare a named period with; own ends have none. */
export const previousDateRange = ({ period, from, to }: DateRangeInput, now: Date) =>
  from === undefined && to === undefined ? previousRange(period ?? defaultPeriod, now) : undefined

/** The days of a span, as answers carry them. */
export const DateRange = z.object({ from: z.optional(day), to: z.optional(day) })
