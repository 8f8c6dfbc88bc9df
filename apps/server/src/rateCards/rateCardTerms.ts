import type { Day } from '@vehicle-partner/domain'
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rateCards } from '../db/schema/costTables.ts'

/** What the operator keeps of a month, and what the payslip quotes. */
export interface MonthTerms {
  rateCardVersion: number
  platformFeeBps: number
  whtRateBps: number
}

/** The cards that are in force for an organisation on a day: its own before everybody's, the newest first. */
export const rateCardsOn = (db: Db, partnerId: string, day: Day) =>
  db
    .select()
    .from(rateCards)
    .where(and(lte(rateCards.effective_from, day), or(isNull(rateCards.partner_id), eq(rateCards.partner_id, partnerId))))
    .orderBy(sql`${rateCards.partner_id} is null`, desc(rateCards.effective_from), desc(rateCards.version), rateCards.id)

/** The terms of a month, by the newest card in force on that day; without any, nothing is kept. */
export async function monthTermsOn(db: Db, partnerId: string, day: Day): Promise<MonthTerms> {
  const [card] = await rateCardsOn(db, partnerId, day).limit(1)
  return {
    rateCardVersion: card?.version ?? 0,
    platformFeeBps: card?.platform_fee_bps ?? 0,
    whtRateBps: card?.withholding_rate_bps ?? 0,
  }
}
