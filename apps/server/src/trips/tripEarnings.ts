import { applyBasisPoints, canSeeMoney } from '@vehicle-partner/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { selectRateCards } from '../rateCards/rateCardTerms.ts'

export interface TripMoney {
  gross_kobo: number
  /** After the platform fee. */
  net_kobo: number
  state: string
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
  // The cards of a day are those of today without the ones that took effect later.
  const cards = await selectRateCards(db, partnerId, today)
  return new Map(
    lines.flatMap(({ trip_id, service_date, amount_kobo, state }) => {
      if (trip_id === null) return []
      const card = cards.find(({ effective_from }) => effective_from <= service_date)
      const fee = applyBasisPoints(BigInt(amount_kobo), BigInt(card?.platform_fee_bps ?? 0))
      return [[trip_id, { gross_kobo: amount_kobo, net_kobo: amount_kobo - Number(fee), state }]]
    }),
  )
}
