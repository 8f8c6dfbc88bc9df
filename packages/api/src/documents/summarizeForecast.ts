import type { ForecastMonth } from '@vehicle-partner/domain'

/** A forecast of renewal costs with its sum. */
export const summarizeForecast = (months: ForecastMonth[]) => ({
  total_kobo: months.reduce((sum, { total_kobo }) => sum + total_kobo, 0),
  months,
})
