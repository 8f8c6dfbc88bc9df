import { defaultPeriod, periodRange, periods, previousDays, previousRange, type DayRange, type Period } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { day } from '../kernel/commonSchemas.ts'

/** Query parameters of a date range: a named period, or two inclusive days. */
export const dateRangeShape = { period: z.optional(z.enum(periods)), from: z.optional(day), to: z.optional(day) }

interface DateRangeInput {
  period?: Period | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Rejects `from` after `to`, on the field `to`. */
export const endsAfterStart = z.refine<DateRangeInput>(({ from, to }) => from === undefined || to === undefined || from <= to, {
  path: ['to'],
  error: 'The end must not be before the beginning',
})

/** `?period=` or `?from=&to=`. The default is this month. */
export const DateRangeQuery = z.object(dateRangeShape).check(endsAfterStart)

/** The requested days. `from` and `to` take precedence over a period. */
export function resolveDateRange({ period, from, to }: DateRangeInput, now: Date, usual: Period = defaultPeriod): DayRange {
  if (from === undefined && to === undefined) return periodRange(period ?? usual, now)
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** The days to compare with. Undefined for all time, and for days without a beginning or an end. */
export function previousDateRange({ period, from, to }: DateRangeInput, now: Date) {
  if (from === undefined && to === undefined) return previousRange(period ?? defaultPeriod, now)
  return from === undefined || to === undefined ? undefined : previousDays({ from, to }, now)
}

/** A date range in a response. */
export const DateRange = z.object({ from: z.optional(day), to: z.optional(day) })
