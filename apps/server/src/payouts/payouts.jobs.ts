import { addDays, lagosDate, monthRange } from '@vehicle-partner/domain'
import { and, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { rows } from '../db/database.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import type { Job } from '../jobs/job.ts'
import { createScheduledPayout } from '../payslips/closeMonth.ts'
import { findFreeReferenceNumber } from '../payslips/payoutReference.ts'
import { movePayout } from './movePayout.ts'
import { findPrimaryAccount } from './payee.ts'
import type { PayoutRow } from './readPayouts.ts'
import { holdPayout, checkPayable, sendPayout } from './sendPayout.ts'
import { settlePayout } from './settlePayout.ts'

/** How long the sandbox's bank takes. */
const bankDelaySeconds = 30

/** Works off payouts one by one, each in a transaction of its own, so that one that fails does not hold up the others. */
async function forEachPayout(
  dependencies: Dependencies,
  where: SQL | undefined,
  work: (tx: Tx, payout: PayoutRow) => Promise<void>,
): Promise<void> {
  const due = await dependencies.db.select({ id: payouts.id }).from(payouts).where(where).orderBy(payouts.scheduled_for, payouts.id)
  for (const { id } of due)
    await inTransaction(dependencies, async (tx) => {
      const [payout] = await tx
        .select()
        .from(payouts)
        .where(and(eq(payouts.id, id), where))
        .for('update')
      if (payout) await work(tx, payout)
    })
}

/** The money on its way to the banks. */
export const payoutJobs: readonly Job[] = [
  {
    name: 'payout-create',
    summary: 'On the first of the month: puts down the payout of the month that begins, for everybody who earns.',
    every: { monthly: { day: 1, at: '02:30' } },
    async run(dependencies, now) {
      const month = monthRange(lagosDate(now)).from
      const earning = await rows<{ id: string }>(
        dependencies.db,
        sql`select p.id from partners p where not exists (select 1 from payouts o where o.partner_id = p.id and o.month = ${month})
          and exists (select 1 from earning_lines e where e.partner_id = p.id and e.service_date >= ${addDays(month, -45)}) order by p.id`,
      )
      for (const { id } of earning)
        await inTransaction(dependencies, async (tx) => {
          const account = await findPrimaryAccount(tx, id)
          const payout = createScheduledPayout(id, month, await findFreeReferenceNumber(tx, month))
          await tx
            .insert(payouts)
            .values({ ...payout, id: newId('pay', now), settlement_account_id: account?.id ?? null })
            .onConflictDoNothing()
        })
    },
  },
  {
    name: 'payout-run',
    summary: 'At 10:00 on the 5th, or the next working day: sends what is due, and holds what cannot be paid.',
    every: { daily: '10:00' },
    async run(dependencies, now) {
      const due = and(isNotNull(payouts.amount_kobo), lte(payouts.scheduled_for, lagosDate(now)))
      await forEachPayout(dependencies, and(eq(payouts.status, 'on_hold'), due), async (tx, payout) => {
        const able = await checkPayable(tx, payout.partner_id, now)
        if ('hold' in able) return
        // After four failures only another account helps.
        if (payout.hold_code === 'account_failed' && able.account.id === payout.settlement_account_id) return
        if (payout.hold_code === 'compliance_review' || payout.hold_code === 'dispute') return
        await movePayout(tx, dependencies, payout.id, 'scheduled', { account_snapshot: null, failure_code: null, failure_text: null })
      })
      await forEachPayout(dependencies, and(eq(payouts.status, 'scheduled'), due), async (tx, payout) => {
        const able = await checkPayable(tx, payout.partner_id, now)
        if ('hold' in able) await holdPayout(tx, dependencies, payout, able.hold)
        else await sendPayout(tx, dependencies, payout, able.account)
      })
    },
  },
  {
    name: 'payout-retry',
    summary: 'Sends what failed once more, a day later and at most three times.',
    every: { daily: '10:00' },
    async run(dependencies, now) {
      await forEachPayout(dependencies, and(eq(payouts.status, 'failed'), lte(payouts.next_retry_at, now)), async (tx, payout) => {
        const able = await checkPayable(tx, payout.partner_id, now)
        if ('hold' in able) await holdPayout(tx, dependencies, payout, able.hold)
        else await sendPayout(tx, dependencies, payout, able.account)
      })
    },
  },
  {
    name: 'payout-settle',
    summary: 'Takes the answers of banks, half a minute after a payout was sent.',
    every: { seconds: 5 },
    sandboxOnly: true,
    async run(dependencies, now) {
      const answered = new Date(now.getTime() - bankDelaySeconds * 1000)
      await forEachPayout(dependencies, and(inArray(payouts.status, ['processing']), lte(payouts.initiated_at, answered)), (tx, payout) =>
        settlePayout(tx, dependencies, payout),
      )
    },
  },
]
