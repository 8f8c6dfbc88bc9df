import type { Day } from '@vehicle-partner/domain'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateCards } from '../db/schema/costTables.ts'

/** The fees of a month that a payslip shows. */
export interface MonthTerms {
  rateCardVersion: number
  platformFeeBps: number
  whtRateBps: number
}

/** The rate cards of an organisation on a day: its own before the general ones, the newest first. */
export const selectRateCards = (db: Db, partnerId: string, day: Day) =>
  db
    .select()
    .from(rateCards)
    .where(and(lte(rateCards.effective_from, day), or(isNull(rateCards.partner_id), eq(rateCards.partner_id, partnerId))))
    .orderBy(sql`${rateCards.partner_id} is null`, desc(rateCards.effective_from), desc(rateCards.version), rateCards.id)

type RateCardRow = typeof rateCards.$inferSelect

/** The card for a trip among those of its day (`selectRateCards`): the one of its route before the one for all routes. */
export function findTripCard(cards: readonly RateCardRow[], vehicleType: string, routeId: string): RateCardRow | undefined {
  const own = cards.filter(({ vehicle_type, basis }) => vehicle_type === vehicleType && basis === 'per_trip')
  return own.find(({ route_id }) => route_id === routeId) ?? own.find(({ route_id }) => route_id === null)
}

/** The terms by the newest card on that day; no fees without a card. */
export async function loadMonthTerms(db: Db, partnerId: string, day: Day): Promise<MonthTerms> {
  const [card] = await selectRateCards(db, partnerId, day).limit(1)
  return {
    rateCardVersion: card?.version ?? 0,
    platformFeeBps: card?.platform_fee_bps ?? 0,
    whtRateBps: card?.withholding_rate_bps ?? 0,
  }
}
