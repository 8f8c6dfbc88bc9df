import { lagosDate, monthOf, type Day } from '@vehicle-partner/domain'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { earningLines } from '../schema/earnings.ts'
import { payouts, settlementAccounts } from '../schema/payouts.ts'
import { at, payday, plusMinutes } from './calendar.ts'
import { checkHours } from './earnings.ts'
import type { FleetPlan } from './plan.ts'
import { idOf } from './random.ts'

/** Closes every month that is over: its lines are settled, its sum goes to the bank on payday; the month that runs has one payout ahead. */
export async function payMonths(db: Db, now: Date, plan: FleetPlan, from: Day): Promise<void> {
  await db
    .update(earningLines)
    .set({ state: 'unsettled' })
    .where(
      and(
        eq(earningLines.partner_id, plan.partnerId),
        eq(earningLines.state, 'pending'),
        lte(earningLines.occurred_at, plusMinutes(now, -checkHours * 60)),
      ),
    )
  const [account] = await db
    .select({ id: settlementAccounts.id })
    .from(settlementAccounts)
    .where(and(eq(settlementAccounts.partner_id, plan.partnerId), eq(settlementAccounts.is_primary, true)))
  const thisMonth = monthOf(lagosDate(now)).from
  for (let month = monthOf(from).from; month <= thisMonth; month = monthOf(month, 1).from)
    await payMonth(db, now, plan, month, account?.id ?? null)
}

async function payMonth(db: Db, now: Date, plan: FleetPlan, month: Day, account: string | null): Promise<void> {
  const scheduled_for = payday(month)
  const id = idOf('pay', `${plan.name}:${month}`, at(month, 0))
  await db
    .insert(payouts)
    .values({
      id,
      reference: `PO-${scheduled_for.slice(0, 7)}-${String(plan.number + 1).padStart(4, '0')}`,
      partner_id: plan.partnerId,
      settlement_account_id: account,
      month,
      amount_kobo: null,
      status: 'scheduled',
      scheduled_for,
      paid_at: null,
    })
    .onConflictDoNothing()
  const closes = at(monthOf(month, 1).from, 2 * 60)
  if (closes > now) return

  const [open] = await db
    .select({ status: payouts.status })
    .from(payouts)
    .where(and(eq(payouts.id, id), eq(payouts.status, 'scheduled')))
  if (!open) return
  await db
    .update(earningLines)
    .set({ state: 'settled', payout_id: id })
    .where(
      and(
        eq(earningLines.partner_id, plan.partnerId),
        eq(earningLines.state, 'unsettled'),
        isNull(earningLines.payout_id),
        lte(earningLines.occurred_at, plusMinutes(closes, -checkHours * 60)),
      ),
    )
  const sent = at(scheduled_for, 10 * 60 + 2)
  const amount = sql<number>`(select greatest(0, coalesce(sum(case direction when 'credit' then amount_kobo else -amount_kobo end), 0)) from earning_lines where payout_id = ${id})`
  await db
    .update(payouts)
    .set({ amount_kobo: amount, ...(sent <= now ? { status: 'paid' as const, paid_at: sent } : {}) })
    .where(eq(payouts.id, id))
}
