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

/** The earnings of trips, by trip id; undefined for roles that may not see money. */
export async function loadTripMoney(
  db: Db,
  { partnerId, roles, today }: { partnerId: string; roles: readonly string[]; today: string },
  tripIds: readonly string[],
): Promise<Map<string, TripMoney> | undefined> {
  if (!canSeeMoney(roles)) return undefined
  const lines = await db
    .select({ trip_id: earningLines.trip_id, amount_kobo: earningLines.amount_kobo, state: earningLines.state })
    .from(earningLines)
    .where(and(inArray(earningLines.trip_id, [...tripIds]), eq(earningLines.type, 'trip_earning'), isNull(earningLines.reverses_id)))
  const [card] = await selectRateCards(db, partnerId, today).limit(1)
  const fee = BigInt(card?.platform_fee_bps ?? 0)
  return new Map(
    lines.flatMap(({ trip_id, amount_kobo, state }) =>
      trip_id === null
        ? []
        : [[trip_id, { gross_kobo: amount_kobo, net_kobo: amount_kobo - Number(applyBasisPoints(BigInt(amount_kobo), fee)), state }]],
    ),
  )
}
