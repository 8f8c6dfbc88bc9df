import { documentOwnerTypes } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import { day, kobo, openEnum } from '../kernel/commonSchemas.ts'

/** The renewals of one type in one month of the forecast. */
export const ForecastRenewals = z.object({
  owner_type: openEnum(documentOwnerTypes),
  type: z.string(),
  label: z.string(),
  /** How many documents are to renew. */
  count: z.int(),
  /** The usual fee of one renewal. */
  fee_kobo: kobo,
  total_kobo: kobo,
})

/** One month of the forecast of renewal costs. */
export const ForecastMonth = z.object({
  /** The first day of the month. */
  month: day,
  total_kobo: kobo,
  /** The dearest first. */
  renewals: z.array(ForecastRenewals),
})

/** What renewals will cost in the next twelve months: an estimate by usual fees. */
export const RenewalForecast = z.object({ total_kobo: kobo, months: z.array(ForecastMonth) })
export type RenewalForecast = z.output<typeof RenewalForecast>
