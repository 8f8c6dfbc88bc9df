import { addMonths, monthRange, type Day } from './calendarDays.ts'
import { documentTypes, findDocumentType, type DocumentOwnerType } from './documentTypes.ts'

/** Months that the forecast of renewal costs covers, the current one included. */
export const forecastMonths = 12

/** Documents of one type that expire on the same day. */
export interface ExpiringDocuments {
  owner_type: DocumentOwnerType
  type: string
  /** The last day of validity. */
  expiry_date: Day
  count: number
}

/** Renewals of one type in one month. */
export interface ForecastRenewals {
  owner_type: DocumentOwnerType
  type: string
  label: string
  count: number
  /** The usual fee of one renewal. */
  fee_kobo: number
  total_kobo: number
}

/** One month of the forecast. */
export interface ForecastMonth {
  /** The first day of the month. */
  month: Day
  total_kobo: number
  /** The dearest first. */
  renewals: ForecastRenewals[]
}

/**
 * Estimates what renewals will cost in the next twelve months, by the usual fee of each type. An expired document is due in the current month,
 * and a renewed one again when its usual validity ends. Types without a usual fee are left out.
 */
export function forecastRenewals(documents: readonly ExpiringDocuments[], today: Day): ForecastMonth[] {
  const counts = new Map<string, number>()
  const { to: lastDay } = monthRange(today, forecastMonths - 1)
  for (const { owner_type, type, expiry_date, count } of documents) {
    const { months, usualFeeKobo } = findDocumentType(owner_type, type) ?? {}
    if (usualFeeKobo === undefined) continue
    const firstDay = expiry_date < today ? today : expiry_date
    for (let cycle = 0, day = firstDay; day <= lastDay; cycle += 1, day = addMonths(firstDay, cycle * (months ?? forecastMonths))) {
      const key = `${monthRange(day).from} ${owner_type} ${type}`
      counts.set(key, (counts.get(key) ?? 0) + count)
    }
  }
  return Array.from({ length: forecastMonths }, (_, index) => {
    const month = monthRange(today, index).from
    const renewals = (['vehicle', 'driver', 'partner'] as const).flatMap((owner_type) =>
      documentTypes[owner_type].flatMap(({ code, label, usualFeeKobo = 0 }): ForecastRenewals[] => {
        const count = counts.get(`${month} ${owner_type} ${code}`) ?? 0
        return count === 0 ? [] : [{ owner_type, type: code, label, count, fee_kobo: usualFeeKobo, total_kobo: count * usualFeeKobo }]
      }),
    )
    return {
      month,
      total_kobo: renewals.reduce((sum, { total_kobo }) => sum + total_kobo, 0),
      renewals: renewals.toSorted((a, b) => b.total_kobo - a.total_kobo),
    }
  })
}
