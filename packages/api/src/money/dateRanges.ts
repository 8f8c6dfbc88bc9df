import { defaultPeriod, periodRange, periods, previousRange, type DayRange, type Period } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { day } from '../kernel/commonSchemas.ts'

/** What a span is asked by: a period by its name, or two days, both included. */
export const spanShape = { period: z.optional(z.enum(periods)), from: z.optional(day), to: z.optional(day) }

interface Asked {
  period?: Period | undefined
  from?: string | undefined
  to?: string | undefined
}

/** `from` after `to` is refused on `to`. */
export const spanIsForward = z.refine<Asked>(({ from, to }) => from === undefined || to === undefined || from <= to, {
  path: ['to'],
  error: 'The end must not be before the beginning',
})

/** `?period=` or `?from=&to=`; this month when nothing is said. */
export const SpanQuery = z.object(spanShape).check(spanIsForward)

/** The days that are asked for; own ends go before a period. */
export function spanOf({ period, from, to }: Asked, now: Date, usual: Period = defaultPeriod): DayRange {
  if (from === undefined && to === undefined) return periodRange(period ?? usual, now)
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

/** The days to compare a named period with; own ends have none. */
export const spanBefore = ({ period, from, to }: Asked, now: Date) =>
  from === undefined && to === undefined ? previousRange(period ?? defaultPeriod, now) : undefined

/** The days of a span, as answers carry them. */
export const Span = z.object({ from: z.optional(day), to: z.optional(day) })
