import { applyBasisPoints, canSeeMoney, type Day } from '@vehicle-partner/domain'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { selectRateCards } from '../rateCards/rateCardTerms.ts'

export interface TripMoney {
  gross_kobo: number
  /** After the platform fee. */
  net_kobo: number
  state: string
}

/** What the trip `t` earned before the platform fee, in kobo. */
export const tripGross = sql`(select e.amount_kobo from earning_lines e where e.trip_id = t.id and e.type = 'trip_earning' and e.reverses_id is null)`

/** Takes the platform fee of the day from what a trip earned, in kobo. `today` is the last day of which trips are asked. */
export async function loadFeeDeduction(db: Db, partnerId: string, today: Day): Promise<(grossKobo: number, day: Day) => number> {
  // The cards of a day are those of today without the ones that took effect later.
  const cards = await selectRateCards(db, partnerId, today)
  return (grossKobo, day) => {
    const card = cards.find(({ effective_from }) => effective_from <= day)
    return grossKobo - Number(applyBasisPoints(BigInt(grossKobo), BigInt(card?.platform_fee_bps ?? 0)))
  }
}

/** The earnings of trips, by trip id, less the platform fee of their days; undefined for roles that may not see money. */
export async function loadTripMoney(
  db: Db,
  { partnerId, roles, today }: { partnerId: string; roles: readonly string[]; today: string },
  tripIds: readonly string[],
): Promise<Map<string, TripMoney> | undefined> {
  if (!canSeeMoney(roles)) return undefined
  const lines = await db
    .select({
      trip_id: earningLines.trip_id,
      service_date: earningLines.service_date,
      amount_kobo: earningLines.amount_kobo,
      state: earningLines.state,
    })
    .from(earningLines)
    .where(and(inArray(earningLines.trip_id, [...tripIds]), eq(earningLines.type, 'trip_earning'), isNull(earningLines.reverses_id)))
  const deductFee = await loadFeeDeduction(db, partnerId, today)
  return new Map(
    lines.flatMap(({ trip_id, service_date, amount_kobo, state }) =>
      trip_id === null ? [] : [[trip_id, { gross_kobo: amount_kobo, net_kobo: deductFee(amount_kobo, service_date), state }]],
    ),
  )
}
