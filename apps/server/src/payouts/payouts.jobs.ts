import { addDays, hasLastingFailure, isOperatorHold, lagosDate, monthRange } from '@vehicle-partner/domain'
import { and, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { partners } from '../db/schema/partnerTables.ts'
import { payouts, type settlementAccounts } from '../db/schema/payoutTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import type { Job } from '../jobs/job.ts'
import { runItems } from '../jobs/runItems.ts'
import { holdInconsistentPartnersBefore } from '../ledger/holdInconsistentPartners.ts'
import { createScheduledPayout } from '../payslips/closeMonth.ts'
import { findFreeReferenceNumber } from '../payslips/payoutReference.ts'
import { movePayout } from './movePayout.ts'
import { findPrimaryAccount } from './payee.ts'
import { readFailures, toAccountFacts } from './payoutFacts.ts'
import type { PayoutRow } from './readPayouts.ts'
import { holdPayout, checkPayable, sendPayout } from './sendPayout.ts'
import { sendTransfers } from './sendTransfers.ts'

type AccountRow = typeof settlementAccounts.$inferSelect

interface PayoutStep {
  job: string
  task?: string
  where: SQL | undefined
  work: (tx: Tx, payout: PayoutRow) => Promise<void>
}

/** Processes due payouts, each in its own transaction, so that a failure does not affect the others. */
async function forEachPayout(dependencies: Dependencies, { where, work, ...step }: PayoutStep): Promise<void> {
  const items = await dependencies.db.select({ id: payouts.id }).from(payouts).where(where).orderBy(payouts.scheduled_for, payouts.id)
  await runItems(dependencies, {
    ...step,
    items,
    keyOf: ({ id }) => id,
    work: async (tx, { id }) => {
      const [payout] = await tx
        .select()
        .from(payouts)
        .where(and(eq(payouts.id, id), where))
        .for('update')
      if (payout) await work(tx, payout)
    },
  })
}

/** Sends a payout to the bank, or puts it on hold if it cannot be paid now. */
async function sendOrHold(tx: Tx, dependencies: Dependencies, payout: PayoutRow): Promise<void> {
  if (payout.amount_kobo === 0) {
    // Nothing is left to pay since it was put on hold.
    await movePayout(tx, dependencies, payout.id, 'cancelled')
    return
  }
  const check = await checkPayable(tx, payout.partner_id, dependencies.now)
  if ('hold' in check) await holdPayout(tx, dependencies, payout, check.hold)
  else await sendPayout(tx, dependencies, payout, check.account)
}

/** Whether the account is the one that the payout has failed on, or has failed for good. */
async function hasFailedOn(tx: Tx, payout: PayoutRow, account: AccountRow): Promise<boolean> {
  const failures = (await readFailures(tx, [payout.id])).get(payout.id) ?? []
  const { account: key } = toAccountFacts(account)
  return failures.at(-1)?.account === key || hasLastingFailure(failures, key)
}

/** Whether a bank is connected; without one, payouts stay as they are, and the log says so. */
async function hasBank({ bank, db, log }: Dependencies, due: SQL | undefined): Promise<boolean> {
  if (bank) return true
  const waiting = await db.$count(payouts, due)
  if (waiting > 0) log.error({ payouts: waiting }, 'No bank is connected: payouts that are due are not sent')
  return false
}

const partnerIdRow = defineRow({ id: partners.id })

/** Sends payouts to the banks and processes their responses. */
export const payoutJobs: readonly Job[] = [
  {
    name: 'payout-create',
    summary: 'Creates the payout of the new month for every organisation with earnings.',
    every: { monthly: { day: 1, at: '02:30' } },
    async run(dependencies, now) {
      const month = monthRange(lagosDate(now)).from
      const earningPartners = await selectRows(
        dependencies.db,
        partnerIdRow,
        sql`select p.id from partners p where not exists (select 1 from payouts o where o.partner_id = p.id and o.month = ${month})
          and exists (select 1 from earning_lines e where e.partner_id = p.id and e.service_date >= ${addDays(month, -45)}) order by p.id`,
      )
      await runItems(dependencies, {
        job: 'payout-create',
        items: earningPartners,
        keyOf: ({ id }) => id,
        work: async (tx, { id }) => {
          const account = await findPrimaryAccount(tx, id)
          const payout = createScheduledPayout(id, month, await findFreeReferenceNumber(tx, month))
          await tx
            .insert(payouts)
            .values({ ...payout, id: newId('pay', now), settlement_account_id: account?.id ?? null })
            .onConflictDoNothing()
        },
      })
    },
  },
  {
    name: 'payout-run',
    summary: 'Sends due payouts at 10:00 on the 5th or the next working day, and puts those that cannot be paid on hold.',
    every: { daily: '10:00' },
    async run(dependencies, now) {
      const due = and(isNotNull(payouts.amount_kobo), lte(payouts.scheduled_for, lagosDate(now)))
      if (!(await hasBank(dependencies, and(eq(payouts.status, 'scheduled'), due)))) return
      await holdInconsistentPartnersBefore(dependencies, and(inArray(payouts.status, ['scheduled', 'on_hold']), due))
      await forEachPayout(dependencies, {
        job: 'payout-run',
        task: 'release',
        where: and(eq(payouts.status, 'on_hold'), due),
        async work(tx, payout) {
          if (isOperatorHold(payout.hold_code)) return
          const check = await checkPayable(tx, payout.partner_id, now)
          if ('hold' in check) return
          // After four failures only another account can help.
          if (payout.hold_code === 'account_failed' && (await hasFailedOn(tx, payout, check.account))) return
          await movePayout(tx, dependencies, payout.id, 'scheduled', { account_snapshot: null, failure_code: null, failure_text: null })
        },
      })
      await forEachPayout(dependencies, {
        job: 'payout-run',
        task: 'send',
        where: and(eq(payouts.status, 'scheduled'), due),
        work: (tx, payout) => sendOrHold(tx, dependencies, payout),
      })
    },
  },
  {
    name: 'payout-retry',
    summary: 'Retries failed payouts on the next day, at most three times.',
    every: { daily: '10:00' },
    async run(dependencies, now) {
      const due = and(eq(payouts.status, 'failed'), lte(payouts.next_retry_at, now))
      if (!(await hasBank(dependencies, due))) return
      await holdInconsistentPartnersBefore(dependencies, due)
      await forEachPayout(dependencies, { job: 'payout-retry', where: due, work: (tx, payout) => sendOrHold(tx, dependencies, payout) })
    },
  },
  {
    name: 'payout-settle',
    summary: 'Passes transfers on to the bank and asks what became of them; the bank of the sandbox answers after 30 seconds.',
    every: { seconds: 5 },
    lane: 'bank',
    async run(dependencies) {
      if (dependencies.bank) await sendTransfers(dependencies, dependencies.bank)
    },
  },
]
