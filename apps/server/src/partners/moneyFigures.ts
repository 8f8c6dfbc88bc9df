import { nairaOf } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'

interface Sums {
  unsettled: number
  payday: string | null
  estimate: number | null
}

/** What has been earned and not been paid, and the next payout. */
export async function moneyFigures(db: Db, partnerId: string) {
  // The next payout carries its amount once its month is closed; before that it is what stands unsettled.
  const [sums] = await rows<Sums>(
    db,
    sql`with unsettled as (
        select coalesce(sum(case direction when 'credit' then amount_kobo else -amount_kobo end), 0)::float8 as kobo
        from earning_lines where partner_id = ${partnerId} and state in ('pending', 'unsettled')
      ), next as (
        select scheduled_for, amount_kobo from payouts where partner_id = ${partnerId} and status = 'scheduled' order by scheduled_for limit 1
      )
      select unsettled.kobo as unsettled, next.scheduled_for::text as payday, coalesce(next.amount_kobo::float8, greatest(0, unsettled.kobo)) as estimate
      from unsettled left join next on true`,
  )
  const kobo = sums?.unsettled ?? 0
  return {
    unsettledEarnings: { amount: nairaOf(kobo), amount_kobo: kobo, currency: 'NGN' as const },
    next_payout: sums?.payday ? { date: sums.payday, estimate_kobo: sums.estimate ?? 0 } : null,
  }
}

/** How many accounts can be paid to, or soon will. */
export async function accountFigures(db: Db, partnerId: string): Promise<{ usable: number }> {
  const [counted] = await rows<{ usable: number }>(
    db,
    sql`select count(*)::int as usable from settlement_accounts where partner_id = ${partnerId} and status in ('verifying', 'active', 'under_review')`,
  )
  return counted ?? { usable: 0 }
}
