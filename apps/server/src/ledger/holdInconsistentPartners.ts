import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { runItems, runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { holdPayout } from '../payouts/sendPayout.ts'
import { checkLedger, groupByPartner, LedgerInconsistent } from './ledgerChecks.ts'

const job = 'verify-ledger'

/** Payouts that would be sent without anyone looking at them. */
const isWaitingToBeSent = or(
  and(eq(payouts.status, 'scheduled'), isNotNull(payouts.amount_kobo)),
  and(eq(payouts.status, 'failed'), isNotNull(payouts.next_retry_at)),
)

/**
 * Checks the ledger and puts the payouts of organisations with differences on hold, until the operator has looked at them. The differences are
 * recorded as failures of `verify-ledger`; other organisations are not affected.
 */
export async function holdInconsistentPartners(dependencies: Dependencies): Promise<void> {
  const { db } = dependencies
  const inconsistent = groupByPartner(await checkLedger(db))
  const partnerIds = [...inconsistent.keys()]
  const waiting = await db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(inArray(payouts.partner_id, partnerIds), isWaitingToBeSent))
  await runItems(dependencies, {
    job,
    task: 'hold',
    items: waiting,
    keyOf: ({ id }) => id,
    work: async (tx, { id }) => {
      const [payout] = await tx
        .select()
        .from(payouts)
        .where(and(eq(payouts.id, id), isWaitingToBeSent))
        .for('update')
      if (payout) await holdPayout(tx, dependencies, payout, 'compliance_review')
    },
  })
  await runItemsWithoutTransaction(dependencies, {
    job,
    items: partnerIds,
    keyOf: (id) => id,
    work: async (id) => {
      throw new LedgerInconsistent(inconsistent.get(id) ?? [])
    },
  })
}

/** The same, if any of these payouts is due. */
export async function holdInconsistentPartnersBefore(dependencies: Dependencies, due: SQL | undefined): Promise<void> {
  const [first] = await dependencies.db.select({ id: payouts.id }).from(payouts).where(due).limit(1)
  if (first) await holdInconsistentPartners(dependencies)
}
