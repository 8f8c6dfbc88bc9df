import { addDays, monthRange, type Day } from './calendarDays.ts'
import { applyBasisPoints } from './money.ts'

/** Days between the announcement of rates and their start. */
export const rateNoticeDays = 14

/** The day from which rates that are announced today apply: the first day of a month, after the notice. */
export function rateChangeStart(announcedOn: Day): Day {
  const earliest = addDays(announcedOn, rateNoticeDays)
  const { from } = monthRange(earliest)
  return from >= earliest ? from : monthRange(earliest, 1).from
}

/** What the operator pays for a vehicle type. */
export interface RateTerms {
  vehicle_type: string
  /** `per_trip`, `per_day`, `per_km` or `revenue_share`. */
  basis: string
  rate_kobo: number | null
  /** Basis points of what a trip costs passengers. */
  share_bps: number | null
  platform_fee_bps: number
  /** Terms of one route; null for all others. */
  route: object | null
}

interface TypedActivity {
  type: string
  trips: number
  days: number
  /** Metres. */
  distance_m: number
}

const kilometre = 1000

/** What one trip, day or kilometre brings after the platform fee, in kobo; undefined where no amount is fixed. */
function findUnit(terms: RateTerms | undefined): number | undefined {
  if (!terms || terms.rate_kobo === null) return undefined
  return terms.rate_kobo - Number(applyBasisPoints(BigInt(terms.rate_kobo), BigInt(terms.platform_fee_bps)))
}

function countUnits(basis: string, { trips, days, distance_m }: TypedActivity): number | undefined {
  if (basis === 'per_trip') return trips
  if (basis === 'per_day') return days
  return basis === 'per_km' ? Math.round(distance_m / kilometre) : undefined
}

/**
 * How much more a month would have brought with announced terms, after the platform fee, in kobo; negative if less. Undefined if that cannot
 * be told: no vehicle has the type, the basis changes, or the terms are a share of the fares. Terms of single routes are left out.
 */
export function estimateRateChange(
  current: readonly RateTerms[],
  announced: readonly RateTerms[],
  vehicles: readonly TypedActivity[],
): number | undefined {
  let change: number | undefined
  for (const next of announced.filter(({ route }) => route === null)) {
    const present = current.find(({ vehicle_type, route }) => vehicle_type === next.vehicle_type && route === null)
    const [before, after] = [findUnit(present), findUnit(next)]
    const ofType = vehicles.filter(({ type }) => type === next.vehicle_type)
    if (ofType.length === 0) continue
    if (before === undefined || after === undefined || present?.basis !== next.basis) return undefined
    for (const vehicle of ofType) change = (change ?? 0) + (after - before) * (countUnits(next.basis, vehicle) ?? 0)
  }
  return change
}
